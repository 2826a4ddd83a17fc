/** What operators see: metrics, spans, logs. */
export { pinoLogger } from './log.ts';
export { type TelemetryAdapter, telemetryAdapter } from './telemetry.ts';
export { startTracing } from './tracing.ts';
