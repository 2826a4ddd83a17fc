import { onTestFinished } from 'vitest';
import { type Limits, type OpenAiConfig, openAiEngine } from '../../../adapters/openai/index.ts';
import type { RequestContext } from '../../../modules/kernel/request-context.ts';
import { UsageMeter } from '../../../modules/kernel/usage.ts';
import { contextOf, recordingLog } from '../context.ts';
import { recordingTelemetry } from '../recording-telemetry.ts';
import { type OpenAiServer, type Script, startOpenAiServer } from './server.ts';

export const TEST_KEY = 'sk-test-0123456789';

/** Short enough for tests, and nothing is given up by accident. */
const QUICK: Partial<Limits> = { retryPauseMs: 5, outages: 1_000, chatMs: 5_000, stallMs: 5_000 };

interface Wish {
  readonly script?: Script;
  readonly server?: OpenAiServer;
  readonly limits?: Partial<Limits>;
  readonly config?: Partial<OpenAiConfig>;
}

/** An OpenAI engine before a mock provider of its own, closed when the test ends, with a clock that stands still. */
export const openAiAgainstMock = async ({ script, server: given, limits, config }: Wish = {}) => {
  const server = given ?? (await startOpenAiServer(script));
  if (!given) onTestFinished(() => server.close());
  const { telemetry, calls, steps } = recordingTelemetry();
  let now = Date.parse('2026-11-30T09:00:00Z');
  const engine = openAiEngine({
    config: {
      apiKey: TEST_KEY,
      baseUrl: server.url,
      models: { mini: 'small', large: 'big' },
      ...config,
      limits: { ...QUICK, ...limits },
    },
    telemetry,
    clock: { now: () => new Date(now) },
  });
  return {
    ...engine,
    server,
    calls,
    steps,
    /** Lets time pass for what the engine remembers. */
    later: (ms: number) => {
      now += ms;
    },
    /** A request with a log and a meter that can be looked at, and a way to abort it. */
    request: (change: Parameters<typeof contextOf>[0] = {}) => {
      const { log, lines } = recordingLog();
      const stop = new AbortController();
      const ctx: RequestContext = contextOf({ log, meter: new UsageMeter(), signal: stop.signal, ...change });
      return { ctx, lines, abort: (reason?: unknown) => stop.abort(reason) };
    },
  };
};
