import { memoryStores } from '../../adapters/memory/index.ts';
import { systemClock, uuidV7Ids } from '../../adapters/system/index.ts';
import { ChatInput, type ChatOutput, type Language } from '../../contracts/chat.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import {
  cancelRun,
  clearHistory,
  deleteConversation,
  endAbandonedRun,
  followRun,
  heedStops,
  LiveRuns,
  listMessages,
  messageLanguage,
  openResume,
  openTurn,
  recoverRuns,
  repeatRun,
  runTurn,
  startTurn,
} from '../../modules/conversation/index.ts';
import { type RequestContext, StoreUnavailable } from '../../modules/kernel/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TurnEngine } from '../../ports/turn-engine.ts';
import type { Turns } from '../../ports/turns.ts';
import { contextOf } from './context.ts';
import { recordingTelemetry } from './recording-telemetry.ts';
import { scriptedModel } from './scripted-model.ts';

type MemoryStores = ReturnType<typeof memoryStores>;

/**
 * The turn pipeline as one process has it. Several over the same `stores` are several processes of one service. `turns`
 * stands before the stores' own where a test lets it fail.
 */
export const turnProcess = ({
  engine,
  stores = memoryStores(),
  turns = stores.turns,
  owner = 'this process',
  isDead = () => false,
  detects,
  clock = systemClock,
  pauseMs = 60_000,
}: {
  engine: TurnEngine;
  stores?: MemoryStores;
  turns?: Turns;
  owner?: string;
  isDead?: (owner: string) => boolean;
  /** The language that longer messages are taken for. */
  detects?: Language;
  clock?: Clock;
  /** How long a pause can be answered, in milliseconds. */
  pauseMs?: number;
}) => {
  const { conversations } = stores;
  const liveRuns = new LiveRuns();
  const record = recordingTelemetry();
  const { telemetry } = record;
  const ending = endAbandonedRun({ turns, clock });
  const language = messageLanguage({ detector: { detect: () => detects } });
  const open = openTurn({ turns, clock, ids: uuidV7Ids, messageLanguage: language, endAbandonedRun: ending, owner });
  const openPaused = openResume({ turns, clock, ids: uuidV7Ids, endAbandonedRun: ending, owner });
  const run = runTurn({
    turns,
    engine,
    model: scriptedModel(),
    clock,
    telemetry,
    pauseMs,
  });
  const repeat = repeatRun({ turns, liveRuns, clock });
  const ended: string[] = [];
  const start = startTurn({
    openTurn: open,
    openResume: openPaused,
    runTurn: run,
    repeatRun: repeat,
    liveRuns,
    afterTurn: (_, conversation) => void ended.push(conversation.id),
  });
  const whole = (input: string | Partial<ChatInput>) => {
    if (typeof input === 'string') return ChatInput.parse({ message: input });
    return ChatInput.parse(input.interaction_response ? input : { message: 'How do I grow?', ...input });
  };
  return {
    stores,
    liveRuns,
    record,
    /** The conversations of the turns that have ended, in order. */
    ended,
    followRun: followRun({ turns, repeatRun: repeat }),
    cancelRun: cancelRun({ turns, liveRuns, repeatRun: repeat, clock }),
    heedStops: heedStops({ turns, liveRuns, owner }),
    listMessages: listMessages({ conversations, clock }),
    /** Starts a turn of Ada's, or whoever `ctx` says. */
    start: (input: string | Partial<ChatInput> = {}, ctx: RequestContext = contextOf()) => start(ctx, whole(input)),
    /** Starts one and gives how it ended. */
    say: async (input: string | Partial<ChatInput> = {}, ctx: RequestContext = contextOf()): Promise<ChatOutput> =>
      (await start(ctx, whole(input))).result(),
    recoverRuns: recoverRuns({ turns, clock, endAbandonedRun: ending, isDead }),
    deleteConversation: deleteConversation({ conversations, engine, liveRuns }),
    clearHistory: clearHistory({ conversations, engine, liveRuns }),
    /** What the store holds of a conversation of Ada's. */
    messages: async (conversation: string) =>
      (await conversations.messages('acme', 'ada', conversation, { page: 1, pageSize: 100 })).items,
  };
};

export const readAll = async (events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> => {
  const all = [];
  for await (const event of events) all.push(event);
  return all;
};

export const textOf = (events: readonly StreamEvent[]): string =>
  events.map((event) => (event.event === 'message.delta' ? event.data.text : '')).join('');

/** The same work, of someone who is away the first `times` times. */
export const awayAtFirst = <Args extends unknown[], Result>(
  times: number,
  work: (...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) => {
  let asked = 0;
  return async (...args) => {
    asked += 1;
    if (asked <= times) throw new StoreUnavailable();
    return await work(...args);
  };
};
