import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Card } from '../../contracts/cards.ts';
import type { ToolMemo } from '../../ports/tool-memos.ts';

/** The longest value of `once`, in UTF-16 units of JSON. */
const VALUE_LENGTH = 1_000_000;

/** What became of one call. */
export const Ran = z.object({
  outcome: z.enum(['ok', 'error', 'refused', 'cancelled']),
  /** What the model reads. */
  content: z.string(),
  /** Text that the call gave to the user in its latest run, without what a run before a pause had given. */
  said: z.string(),
  /** Likewise. */
  shown: z.array(Card),
  /** Whether what the call gave to the user, in whichever run, ends the turn. */
  endsTurn: z.boolean(),
});
export type Ran = z.infer<typeof Ran>;

/** A call as kept: with how many pauses its turn had seen when it finished. */
const FinishedBefore = Ran.extend({ pauses: z.number().int() });
export type FinishedBefore = z.infer<typeof FinishedBefore>;

/** What is kept of one call. Values are texts of JSON, which every store gives back as they were, whatever is in them. */
export interface CallMemos {
  readonly ran: FinishedBefore | undefined;
  /** What `once` has finished, by `workName`. */
  readonly works: ReadonlyMap<string, string>;
}

const RAN = 'result';
const WORK = 'once:';

/** Models write ids and tools write keys as they like; what a store takes as a key is short and plain. */
const plain = (text: string): string =>
  /^[\x21-\x7e]{1,200}$/.test(text) ? text : createHash('sha256').update(text).digest('hex');

/** Models may give two calls of a turn the same id: a call is named together with the message that asks for it. */
const nameOf = (asking: string, callId: string): string => `${asking}/${plain(callId)}`;

export const workName = (key: string): string => plain(key);

export const memosOf = (memos: readonly ToolMemo[], asking: string, callId: string): CallMemos => {
  const own = memos.filter(({ toolCallId }) => toolCallId === nameOf(asking, callId));
  const ran = own.find(({ key }) => key === RAN);
  const works = own.filter(({ key }) => key.startsWith(WORK));
  return {
    ran: ran && FinishedBefore.parse(JSON.parse(String(ran.value))),
    works: new Map(works.map(({ key, value }) => [key.slice(WORK.length), String(value)])),
  };
};

export const ranMemo = (asking: string, callId: string, kept: FinishedBefore): ToolMemo => ({
  toolCallId: nameOf(asking, callId),
  key: RAN,
  value: JSON.stringify(kept),
});

/** `works` by `workName`. */
export const workMemos = (asking: string, callId: string, works: ReadonlyMap<string, string>): ToolMemo[] =>
  [...works].map(([key, value]) => ({ toolCallId: nameOf(asking, callId), key: `${WORK}${key}`, value }));

/** Work that gives nothing is work all the same: an empty text. @throws Error where it is no JSON, or too long */
export const asJson = (value: unknown): string => {
  const json = JSON.stringify(value) ?? '';
  if (json.length <= VALUE_LENGTH) return json;
  throw new Error(`What is done once gives at most ${VALUE_LENGTH} characters of JSON, not ${json.length}.`);
};

export const fromJson = (json: string): unknown => (json === '' ? undefined : JSON.parse(json));
