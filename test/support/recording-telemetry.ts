import type { ModelCall } from '../../modules/kernel/usage.ts';
import type { Attributes, Telemetry } from '../../ports/telemetry.ts';

/** Keeps what it is told. */
export const recordingTelemetry = () => {
  const calls: ModelCall[] = [];
  const failures: string[] = [];
  /** One entry per run that began: how often it was told as ended, and how. */
  const runs: { status: string; activeAgent: string | null; engine: string }[][] = [];
  const steps: { name: string; span: string; attributes: Record<string, unknown>; failure?: unknown }[] = [];
  const telemetry: Telemetry = {
    async step(name, span, attributes, work) {
      const step: (typeof steps)[number] = { name, span, attributes: { ...attributes } };
      steps.push(step);
      try {
        return await work({ set: (more: Attributes) => void Object.assign(step.attributes, more) });
      } catch (error) {
        step.failure = error;
        throw error;
      }
    },
    runStarted() {
      const endings: (typeof runs)[number] = [];
      runs.push(endings);
      return (ended) => void endings.push(ended);
    },
    modelCalled: (call) => void calls.push(call),
    failed: (code) => void failures.push(code),
  };
  return { telemetry, calls, steps, failures, runs };
};
