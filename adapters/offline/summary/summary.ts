import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import { offlineTask } from '../offline-task.ts';
import { durableStatements } from '../preferences/statements.ts';
import { fold } from '../reading/fold.ts';
import { isOnlyCourtesy } from '../reading/moves.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { shown } from '../reading/shown.ts';

const SummaryInput = z.object({
  earlier: z.string().nullable(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
});
type SummaryInput = z.infer<typeof SummaryInput>;

/** What the task allows, and of one message, in UTF-16 units. */
const LONGEST = 2_000;
const LONGEST_LINE = 160;

const HEADING: Readonly<Record<Language, string>> = {
  en: 'The user said, in extracts, oldest first:',
  fr: "L'utilisateur a dit, par extraits, du plus ancien au plus récent :",
  de: 'Die Person hat gesagt, in Auszügen, das Älteste zuerst:',
  es: 'La persona ha dicho, en extractos, de lo más antiguo a lo más reciente:',
};
const NOTHING: Readonly<Record<Language, string>> = {
  en: 'Only courtesies were exchanged.',
  fr: 'Seules des formules de politesse ont été échangées.',
  de: 'Es wurden nur Höflichkeiten ausgetauscht.',
  es: 'Solo se intercambiaron cortesías.',
};

/** The first sentence of a message that says something. */
const firstSentence = (content: string): string | undefined =>
  sentencesOf(content).find((sentence) => !isOnlyCourtesy(fold(sentence)));

/** What an earlier summary holds, as lines; a summary that others wrote has its sentences as lines. */
const linesOf = (summary: string): string[] => {
  const listed = summary.split('\n').filter((line) => line.startsWith('- '));
  if (listed.length > 0) return listed.map((line) => line.slice(2));
  return Object.values(NOTHING).includes(summary) ? [] : sentencesOf(summary);
};

const holdsTomorrow = (line: string): boolean => durableStatements(line).length > 0;

/** The lines that fit, in their order: what will still hold tomorrow first, then the latest. */
const fitting = (lines: readonly string[], room: number): string[] => {
  const latestFirst = lines.map((line, at) => ({ line, at })).reverse();
  const byWorth = [
    ...latestFirst.filter(({ line }) => holdsTomorrow(line)),
    ...latestFirst.filter(({ line }) => !holdsTomorrow(line)),
  ];
  let left = room;
  const kept = byWorth.filter(({ line }) => {
    const cost = line.length + 3;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
  return kept.sort((one, other) => one.at - other.at).map(({ line }) => line);
};

/**
 * A summary of extracts: of what was summarised before, and the first sentence of each message of the user. It says that it is
 * extracts, and never what the assistant said. At most 2,000 UTF-16 units, never blank.
 */
export const summaryOf = (language: Language, { earlier, messages }: SummaryInput): string => {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? (firstSentence(content) ?? []) : []));
  const lines = [...(earlier === null ? [] : linesOf(earlier)), ...said].map((line) => shown(line, LONGEST_LINE));
  const different = [...new Map(lines.map((line) => [fold(line), line])).values()].filter((line) => line !== '');
  const heading = HEADING[language];
  const kept = fitting(different, LONGEST - heading.length);
  return kept.length > 0 ? [heading, ...kept.map((line) => `- ${line}`)].join('\n') : NOTHING[language];
};

export const conversationSummary = offlineTask<SummaryInput>({
  kind: 'structured',
  id: 'conversation.summary',
  input: SummaryInput,
  run: (input, { ctx }) => ({ summary: summaryOf(ctx.language, input) }),
});
