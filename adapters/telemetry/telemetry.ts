import { type Span, type Attributes as SpanAttributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OriaError } from '../../modules/kernel/index.ts';
import type { Attributes, Telemetry } from '../../ports/telemetry.ts';
import { openMetrics } from './metrics.ts';

/** Names that are classes and codes; anything else might be text. */
const PLAIN_NAME = /^[A-Za-z_$][A-Za-z0-9_.$-]{0,63}$/;

/** What an error is called, never what it says: messages of drivers and parsers quote what users wrote. */
const errorType = (error: unknown): string => {
  if (error instanceof OriaError) return error.code;
  if (error instanceof Error && PLAIN_NAME.test(error.name)) return error.name;
  return '_OTHER';
};

const markFailed = (span: Span, error: unknown): void => {
  const type = errorType(error);
  span.setAttribute('error.type', type);
  span.addEvent('exception', { 'exception.type': type });
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** A copy for the library, whose types would take lists that may change; it only reads them. */
const spanAttributes = (attributes: Attributes) => ({ ...attributes }) as SpanAttributes;

const isCount = (value: number | null): value is number => value !== null && Number.isFinite(value) && value >= 0;

export interface TelemetryAdapter {
  readonly telemetry: Telemetry;
  /** All metrics in the Prometheus text format. */
  metricsText(): Promise<{ readonly contentType: string; readonly body: string }>;
}

/**
 * Prometheus metrics and OpenTelemetry spans. Spans go wherever `startTracing` sends them; where it was not called they
 * cost next to nothing. `processMetrics` adds CPU, memory, event loop and garbage collection of this process.
 */
export const telemetryAdapter = ({ processMetrics = true } = {}): TelemetryAdapter => {
  const metrics = openMetrics({ processMetrics });
  const { bounded } = metrics;

  const countTokens = (labels: { task: string; model: string }, direction: string, tokens: number | null): void => {
    if (isCount(tokens)) metrics.tokens.inc({ ...labels, direction }, tokens);
    else metrics.unknownTokens.inc({ ...labels, direction });
  };

  const telemetry: Telemetry = {
    step(name, span, attributes, work) {
      const began = performance.now();
      const observe = (outcome: 'ok' | 'error') =>
        metrics.steps.observe({ step: bounded.step(name), outcome }, (performance.now() - began) / 1000);
      const kind = 'server.address' in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL;
      // Asked anew each time: a kept tracer would stay with the provider of its first span.
      return trace
        .getTracer('oria')
        .startActiveSpan(span, { kind, attributes: spanAttributes(attributes) }, async (active) => {
          try {
            const result = await work({ set: (more: Attributes) => void active.setAttributes(spanAttributes(more)) });
            observe('ok');
            return result;
          } catch (error) {
            observe('error');
            markFailed(active, error);
            throw error;
          } finally {
            active.end();
          }
        });
    },

    runStarted() {
      let open = true;
      metrics.running.inc();
      return ({ status, activeAgent, engine }) => {
        if (!open) return;
        open = false;
        metrics.running.dec();
        const specialist = activeAgent === null ? 'none' : bounded.specialist(activeAgent);
        metrics.turns.inc({ status, specialist, engine: bounded.engine(engine) });
      };
    },

    modelCalled(call) {
      const labels = { task: bounded.task(call.task), model: bounded.model(call.model) };
      metrics.calls.inc(labels);
      countTokens(labels, 'input', call.inputTokens);
      countTokens(labels, 'output', call.outputTokens);
    },

    failed(code) {
      metrics.errors.inc({ code: bounded.code(code) });
    },
  };

  return {
    telemetry,
    metricsText: async () => ({
      contentType: metrics.registry.contentType,
      body: await metrics.registry.metrics(),
    }),
  };
};
