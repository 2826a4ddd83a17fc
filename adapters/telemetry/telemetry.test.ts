import { describe, expect, test } from 'vitest';
import { ModelFailed } from '../../modules/kernel/index.ts';
import { telemetryAdapter } from './telemetry.ts';

const open = () => telemetryAdapter({ processMetrics: false });
const lines = async (adapter: ReturnType<typeof open>) =>
  (await adapter.metricsText()).body.split('\n').filter((line) => line && !line.startsWith('#'));

describe('metrics', () => {
  test('a run counts as running until it ends, then once by status, specialist and engine', async () => {
    const adapter = open();
    const ended = adapter.telemetry.runStarted();
    expect(await lines(adapter)).toContain('oria_turns_running 1');

    ended({ status: 'completed', activeAgent: 'career_chat', engine: 'offline' });
    ended({ status: 'failed', activeAgent: null, engine: 'offline' });

    const after = await lines(adapter);
    expect(after).toContain('oria_turns_running 0');
    expect(after.filter((line) => line.startsWith('oria_turns_total'))).toEqual([
      'oria_turns_total{status="completed",specialist="career_chat",engine="offline"} 1',
    ]);
  });

  test('a turn that ended before a specialist has the specialist none', async () => {
    const adapter = open();
    adapter.telemetry.runStarted()({ status: 'failed', activeAgent: null, engine: 'openai' });
    expect(await lines(adapter)).toContain('oria_turns_total{status="failed",specialist="none",engine="openai"} 1');
  });

  test('unknown tokens are counted apart and are not zero', async () => {
    const adapter = open();
    const call = { task: 'conversation.gate', model: 'mini-1' };
    adapter.telemetry.modelCalled({ ...call, inputTokens: 12, outputTokens: null });
    adapter.telemetry.modelCalled({ ...call, inputTokens: 30, outputTokens: Number.NaN });

    const all = await lines(adapter);
    const labels = 'task="conversation.gate",model="mini-1"';
    expect(all).toContain(`oria_model_calls_total{${labels}} 2`);
    expect(all).toContain(`oria_model_tokens_total{${labels},direction="input"} 42`);
    expect(all).toContain(`oria_model_tokens_unknown_total{${labels},direction="output"} 2`);
    expect(all.some((line) => line.startsWith('oria_model_tokens_total') && line.includes('output'))).toBe(false);
  });

  test('a step is observed under its name with how it ended, and gives its result or its error', async () => {
    const adapter = open();
    const failure = new ModelFailed('model.timeout');
    await expect(adapter.telemetry.step('safety', 'safety', {}, async () => 'allow')).resolves.toBe('allow');
    await expect(
      adapter.telemetry.step('safety', 'safety', {}, () => {
        throw failure;
      }),
    ).rejects.toBe(failure);

    const all = await lines(adapter);
    expect(all).toContain('oria_step_duration_seconds_count{step="safety",outcome="ok"} 1');
    expect(all).toContain('oria_step_duration_seconds_count{step="safety",outcome="error"} 1');
  });

  test('values of a label beyond its limit fall together', async () => {
    const adapter = open();
    for (let index = 0; index < 500; index += 1) adapter.telemetry.failed(`code.${index}`);
    const series = (await lines(adapter)).filter((line) => line.startsWith('oria_errors_total'));
    expect(series).toHaveLength(81);
    expect(series).toContain('oria_errors_total{code="other"} 420');
  });

  test('two adapters do not share numbers, and process metrics come when asked', async () => {
    const first = telemetryAdapter();
    open().telemetry.failed('service.failed');
    const { body, contentType } = await first.metricsText();
    expect(body).not.toContain('service.failed');
    expect(body).toContain('process_cpu_seconds_total');
    expect(contentType).toMatch(/^text\/plain/);
  });
});
