import type { RequestContext } from '../../modules/kernel/index.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import { OFFLINE_MODEL, OFFLINE_PROVIDER } from './engine.ts';

interface MeasuredCall {
  readonly telemetry: Telemetry;
  readonly ctx: RequestContext;
  readonly operation: 'chat' | 'decide';
  /** The task or specialist: the name in metrics and usage. */
  readonly task: string;
}

/** Counts a call: known to cost nothing, which is not unknown. */
export const countCall = ({ telemetry, ctx, task }: Omit<MeasuredCall, 'operation'>): void => {
  const call = { task, model: OFFLINE_MODEL, inputTokens: 0, outputTokens: 0 };
  ctx.meter.record(call);
  telemetry.modelCalled(call);
};

/** The work as a step of telemetry. An abort is the caller's will, not a failure. */
export const measured = async <Result>(
  { telemetry, ctx, operation, task }: MeasuredCall,
  work: () => Promise<Result> | Result,
): Promise<Result> => {
  const attributes = {
    'gen_ai.operation.name': operation,
    'gen_ai.provider.name': OFFLINE_PROVIDER,
    'gen_ai.request.model': OFFLINE_MODEL,
    'gen_ai.usage.input_tokens': 0,
    'gen_ai.usage.output_tokens': 0,
    'oria.task': task,
  };
  const outcome = await telemetry.step(operation, `${operation} ${OFFLINE_MODEL}`, attributes, async (step) => {
    try {
      return { result: await work() };
    } catch (error) {
      if (!ctx.signal.aborted) throw error;
      step.set({ 'oria.aborted': true });
      return { stopped: error };
    }
  });
  if ('stopped' in outcome) throw outcome.stopped;
  return outcome.result;
};
