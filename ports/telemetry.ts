import type { RunStatus } from '../contracts/chat.ts';
import { port } from '../modules/kernel/port.ts';
import type { ModelCall } from '../modules/kernel/usage.ts';

export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A step under way. */
export interface Step {
  /** Adds attributes, of the OpenTelemetry semantic conventions where they have one. No message text. */
  set(attributes: Attributes): void;
}

/** What operators see of the service. Nothing here throws, and nothing here holds message text or secrets. */
export interface Telemetry {
  /**
   * Runs `work` as a step: a span named `span`, child of the step it runs in, and one observation of its duration under
   * `name` (bounded set: `turn`, `safety`, `invoke_agent`, `execute_tool`, `chat`, `decide`, …). A rejection marks it as failed. One that names its `server.address` is a
   * call of another service.
   */
  step<Result>(
    name: string,
    span: string,
    attributes: Attributes,
    work: (step: Step) => Promise<Result>,
  ): Promise<Result>;
  /** A run began; call the result once, when it has ended. */
  runStarted(): (ended: {
    readonly status: RunStatus;
    readonly activeAgent: string | null;
    readonly engine: string;
  }) => void;
  /** One call of a language model. */
  modelCalled(call: ModelCall): void;
  /** An error that a user could notice, by its public code. */
  failed(code: string): void;
}
export const Telemetry = port<Telemetry>('Telemetry');
