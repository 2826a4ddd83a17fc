import { AsyncLocalStorage } from 'node:async_hooks';
import type { Card } from '../../contracts/cards.ts';
import { canAsk, type Tool, type ToolCall, ToolRefused } from '../../modules/kernel/index.ts';
import { type Passage, storable } from './answer.ts';
import { asJson, fromJson, workName } from './call-memos.ts';
import { type Earlier, SKIPPED } from './pauses.ts';
import { putQuestions, type WaitingCall } from './questions.ts';
import type { TurnScope } from './turn-scope.ts';

const CANNOT_ASK =
  'The user cannot be shown a form here. Ask in your answer what you need to know, in a sentence or two, and end your turn with it.';

/** Work of `once` that was begun. */
interface Work {
  running: Promise<string>;
  /** Whether it waits for answers. */
  asks: boolean;
}
const insideWork = new AsyncLocalStorage<Work>();

/** A call under way: the tool's side of it, and what the run needs to know. */
export interface OpenCall {
  readonly call: ToolCall;
  /** Resolves once the call waits for answers. Whatever its code does from then on, it waits. */
  readonly waits: Promise<void>;
  /** What it waits for; empty while it does not. */
  readonly asks: WaitingCall['asks'];
  /** What was said and shown in this run. */
  readonly said: string;
  readonly shown: readonly Card[];
  /** Whether anything was, in this run or before a pause. */
  readonly hasSaid: boolean;
  readonly hasShown: boolean;
  readonly concluded: boolean;
  /** What `once` has finished in this run, by `workName`. */
  readonly works: ReadonlyMap<string, string>;
  /** Resolves when no work of `once` is under way but such as asks itself, which no wait would end. */
  settled(): Promise<void>;
  /** From now on its code says, shows, asks and begins nothing more. */
  close(): void;
}

/** What a call says has its place after what was opened before it: a tool that returns directly has one from the start. */
export const openCall = (
  scope: TurnScope,
  tool: Tool,
  callId: string,
  earlier: Earlier & { readonly works: ReadonlyMap<string, string> },
): OpenCall => {
  const { ctx, turn } = scope;
  const passages: Passage[] = [];
  const speak = () => {
    const passage = scope.answer.open();
    passages.push(passage);
    return passage;
  };
  const own = tool.returnsDirectly ? speak() : undefined;
  const waits = Promise.withResolvers<void>();
  const asks: WaitingCall['asks'][number][] = [];
  const shown: Card[] = [];
  const works = new Map<string, string>();
  const underWay = new Map<string, Work>();
  let asked = 0;
  let passed = 0;
  let closed = false;
  let [mutedWords, mutedCards, concluded] = [false, false, false];

  /** Until it is past what it had come to before the pause, the user has what it says. */
  const isMuted = () => passed <= earlier.reached;

  const begin = (name: string, work: () => unknown): Work => {
    const begun: Work = { running: Promise.resolve(''), asks: false };
    begun.running = insideWork.run(begun, async () => asJson(await work()));
    underWay.set(name, begun);
    begun.running.then(
      (json) => works.set(name, json),
      () => underWay.delete(name),
    );
    return begun;
  };

  const call: ToolCall = {
    ctx,
    id: callId,
    history: turn.history,
    signal: ctx.signal,
    skipped: earlier.skipped,
    async once<Value>(key: string, work: () => Promise<Value> | Value): Promise<Value> {
      const name = workName(key);
      const known = earlier.works.get(name) ?? underWay.get(name)?.running;
      if (known === undefined && closed) return never();
      return fromJson(await (known ?? begin(name, work).running)) as Value;
    },
    async ask(inquiries) {
      if (!canAsk(ctx)) throw new ToolRefused(CANNOT_ASK);
      const puts = putQuestions(inquiries);
      const ask = asked;
      asked += 1;
      const replies = puts.map(
        ({ text }, position) => earlier.reply(ask, position) ?? (earlier.isSkipped(text) ? SKIPPED : undefined),
      );
      const open = puts.flatMap((put, position) => (replies[position] ? [] : [{ position, put }]));
      if (open.length > 0) {
        if (!closed) asks.push({ ask, open });
        const work = insideWork.getStore();
        if (work) work.asks = true;
        waits.resolve();
        return never();
      }
      passed += 1;
      return replies.filter((reply) => reply !== undefined);
    },
    progress(line) {
      const text = storable(line).trim();
      if (closed || isMuted() || text === '') return;
      scope.emit({ type: 'progress', progress: { kind: 'tool_progress', tool: tool.name, toolCallId: callId, text } });
    },
    say(text) {
      if (closed || !own) return;
      if (isMuted()) mutedWords ||= text.trim() !== '';
      else own.write(text);
    },
    show(card) {
      if (closed) return;
      if (isMuted()) {
        mutedCards = true;
        return;
      }
      shown.push(card);
      scope.emit({ type: 'card', card });
    },
    conclude(text) {
      if (closed) return;
      concluded = true;
      if (isMuted()) mutedWords ||= text.trim() !== '';
      else if (own) own.write(own.text === '' ? text : `\n\n${text}`);
      else {
        const passage = speak();
        passage.write(text);
        passage.close();
      }
    },
  };

  return {
    call,
    waits: waits.promise,
    asks,
    get said() {
      return wordsOf(passages.map(({ text }) => text));
    },
    shown,
    get hasSaid() {
      return mutedWords || passages.some(({ text }) => text !== '');
    },
    get hasShown() {
      return mutedCards || shown.length > 0;
    },
    get concluded() {
      return concluded;
    },
    works,
    async settled() {
      await Promise.allSettled([...underWay.values()].filter((work) => !work.asks).map((work) => work.running));
    },
    close() {
      closed = true;
      own?.close();
    },
  };
};

/** Texts as one, a blank line between them. */
export const wordsOf = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n\n');

/** A tool that waits stays where it is: no code of its own can make anything of that. */
const never = (): Promise<never> => new Promise(() => undefined);
