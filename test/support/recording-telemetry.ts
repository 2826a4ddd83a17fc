import type { ModelCall } from '../../modules/kernel/usage.ts';
import type { Attributes, Telemetry } from '../../ports/telemetry.ts';

/** Keeps what it is told. */
export const recordingTelemetry = () => {
  const calls: ModelCall[] = [];
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
    runStarted: () => () => undefined,
    modelCalled: (call) => void calls.push(call),
    failed: () => undefined,
  };
  return { telemetry, calls, steps };
};
