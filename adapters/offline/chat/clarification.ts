import { z } from 'zod';
import type { OfferedTool, Reply, ToolResult } from './strategy.ts';

/** Asks the user in the middle of a turn. Every specialist may have it, so that it is nobody's one tool. */
const TOOL = 'request_clarification_tool';

const Clarified = z.object({
  answers: z.array(z.object({ question: z.string(), answer: z.array(z.string()).nullable() })),
});

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

export const isClarification = ({ name }: Pick<OfferedTool, 'name'>): boolean => name === TOOL;

export interface Clarification {
  /** What was answered, in the order of the questions; empty where all were skipped. */
  readonly answers: readonly string[];
}

/** What the user said when this turn asked; `undefined` where it did not ask, or could not. */
export const clarificationIn = (results: readonly ToolResult[]): Clarification | undefined => {
  const result = results.findLast(({ tool, failed }) => tool === TOOL && !failed);
  if (!result) return undefined;
  const read = Clarified.safeParse(parsed(result.content));
  // A result that cannot be read was a question nevertheless: it is not asked again.
  return { answers: read.success ? read.data.answers.flatMap(({ answer }) => answer ?? []) : [] };
};

/** One open question as an action where that is offered, else in words. */
export const askFor = (question: string, tools: readonly OfferedTool[]): Reply =>
  tools.some(isClarification)
    ? { call: { name: TOOL, args: { questions: [{ text: question, input_type: 'text' }] } } }
    : { text: question };
