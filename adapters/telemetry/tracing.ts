import { context, diag, propagation, trace } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';

interface Tracing {
  /** `service.name` of the resource. */
  readonly serviceName: string;
  readonly serviceVersion?: string;
  /** The base URL of a collector that speaks OTLP over HTTP, e.g. `http://127.0.0.1:4318`; absent: nothing is exported. */
  readonly endpoint?: string | undefined;
  /** Takes the spans in place of the exporter. */
  readonly processor?: SpanProcessor;
}

const exporterTo = async (endpoint: string): Promise<SpanProcessor> => {
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) });
};

/**
 * Sends spans to a collector from now on; gives what flushes and stops it (a collector that does not answer is given up
 * on by the exporter's own deadline). Without an endpoint it loads nothing and does nothing. Logs and metrics
 * are not exported: they go to stdout and to `/metrics`.
 */
export const startTracing = async (tracing: Tracing): Promise<() => Promise<void>> => {
  const { serviceName, serviceVersion, endpoint } = tracing;
  const processor = tracing.processor ?? (endpoint ? await exporterTo(endpoint) : undefined);
  if (!processor) return async () => {};
  const { startNodeSdk } = await import('@opentelemetry/sdk-node');
  const sdk = startNodeSdk({
    logLevel: 'warn',
    resourceAttributes: {
      'service.name': serviceName,
      ...(serviceVersion && { 'service.version': serviceVersion }),
    },
    spanProcessors: [processor],
    metricReaders: [],
    logRecordProcessors: [],
  });
  return async () => {
    // The globals are given back even when the last flush fails, so that a later start is not refused.
    await sdk.shutdown().finally(() => {
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    });
  };
};
