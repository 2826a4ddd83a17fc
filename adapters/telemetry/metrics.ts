import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { boundedLabel } from './bounded-label.ts';

/** Seconds. A gate or a store takes milliseconds, a whole answer of a large model a minute. */
const STEP_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

/** The instruments of the service, in a registry of their own. Names and labels are listed in docs/operations.md. */
export const openMetrics = ({ processMetrics }: { readonly processMetrics: boolean }) => {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  if (processMetrics) collectDefaultMetrics({ register: registry });
  return {
    registry,
    bounded: {
      step: boundedLabel(40),
      specialist: boundedLabel(40),
      engine: boundedLabel(10),
      task: boundedLabel(80),
      model: boundedLabel(40),
      code: boundedLabel(80),
    },
    turns: new Counter({
      name: 'oria_turns_total',
      help: 'Runs of turns that ended.',
      labelNames: ['status', 'specialist', 'engine'],
      registers,
    }),
    running: new Gauge({ name: 'oria_turns_running', help: 'Runs under way in this process.', registers }),
    steps: new Histogram({
      name: 'oria_step_duration_seconds',
      help: 'How long a step of a turn took.',
      labelNames: ['step', 'outcome'],
      buckets: STEP_SECONDS,
      registers,
    }),
    calls: new Counter({
      name: 'oria_model_calls_total',
      help: 'Calls of a language model.',
      labelNames: ['task', 'model'],
      registers,
    }),
    tokens: new Counter({
      name: 'oria_model_tokens_total',
      help: 'Tokens that providers reported.',
      labelNames: ['task', 'model', 'direction'],
      registers,
    }),
    unknownTokens: new Counter({
      name: 'oria_model_tokens_unknown_total',
      help: 'Calls whose provider did not report the tokens of this direction.',
      labelNames: ['task', 'model', 'direction'],
      registers,
    }),
    errors: new Counter({
      name: 'oria_errors_total',
      help: 'Errors that a user could notice, by public code.',
      labelNames: ['code'],
      registers,
    }),
  };
};
