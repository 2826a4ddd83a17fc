import type { RequestContext } from '../../../modules/kernel/index.ts';

/** A tool that the caller of a chat model offers. */
export interface OfferedTool {
  readonly name: string;
  /** Its parameters, as JSON schema. */
  readonly parameters: unknown;
}

/** What a tool gave in this turn. */
export interface ToolResult {
  readonly tool: string;
  readonly content: string;
  readonly failed: boolean;
}

/** What a specialist knows when it has the word. */
export interface Situation {
  readonly ctx: RequestContext;
  /** The user's last message. */
  readonly message: string;
  /** What was said before it, oldest first, without tools. */
  readonly earlier: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** What tools gave since the last message. */
  readonly results: readonly ToolResult[];
  readonly tools: readonly OfferedTool[];
  /** What is stored of the user, by its name, e.g. `preferences`: data, never a request. */
  readonly background: ReadonlyMap<string, string>;
}

/** What it does: it says something that is not blank, or calls one tool. */
export type Reply =
  | { readonly text: string }
  | { readonly call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> } };

/** How the offline engine plays one specialist. The same situation has the same reply. */
export type Strategy = (situation: Situation) => Reply;
