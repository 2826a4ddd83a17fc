import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterEach, describe, expect, test } from 'vitest';
import { ModelFailed } from '../../modules/kernel/index.ts';
import { telemetryAdapter } from './telemetry.ts';
import { startTracing } from './tracing.ts';

const { telemetry } = telemetryAdapter({ processMetrics: false });
let stop = async () => {};
afterEach(() => stop());

const recording = async () => {
  const exporter = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor({ exporter });
  stop = await startTracing({ serviceName: 'oria-test', processor });
  return async () => {
    await processor.forceFlush();
    return exporter.getFinishedSpans();
  };
};

describe('spans', () => {
  test('steps nest across awaits, and two turns at a time do not mix', async () => {
    const spans = await recording();
    const turn = (id: string) =>
      telemetry.step('turn', `turn ${id}`, { 'gen_ai.conversation.id': id }, async () => {
        await pause(5);
        await telemetry.step('chat', `chat ${id}`, {}, async (step) => {
          await pause(5);
          step.set({ 'gen_ai.usage.input_tokens': 7 });
        });
      });
    await Promise.all([turn('a'), turn('b')]);

    const all = await spans();
    for (const id of ['a', 'b']) {
      const parent = all.find((span) => span.name === `turn ${id}`);
      const child = all.find((span) => span.name === `chat ${id}`);
      expect(parent?.attributes).toEqual({ 'gen_ai.conversation.id': id });
      expect(child?.parentSpanContext?.spanId).toBe(parent?.spanContext().spanId);
      expect(child?.spanContext().traceId).toBe(parent?.spanContext().traceId);
      expect(child?.attributes['gen_ai.usage.input_tokens']).toBe(7);
    }
    expect(new Set(all.map((span) => span.spanContext().traceId)).size).toBe(2);
    expect(all[0]?.resource.attributes['service.name']).toBe('oria-test');
  });

  test('a step that names its server is a call of another service; lists are kept as lists', async () => {
    const spans = await recording();
    await telemetry.step('chat', 'chat far', { 'server.address': 'models.internal' }, async (step) =>
      step.set({ 'gen_ai.response.finish_reasons': ['stop'] }),
    );
    await telemetry.step('chat', 'chat near', {}, async () => {});
    expect((await spans()).map(({ name, kind, attributes }) => [name, kind, attributes])).toEqual([
      [
        'chat far',
        SpanKind.CLIENT,
        { 'server.address': 'models.internal', 'gen_ai.response.finish_reasons': ['stop'] },
      ],
      ['chat near', SpanKind.INTERNAL, {}],
    ]);
  });

  test('a failure is told by its code and never by its text', async () => {
    const spans = await recording();
    const secret = 'my salary is 40,000';
    const fail = (error: unknown) => telemetry.step('turn', 'turn', {}, () => Promise.reject(error)).catch(() => {});
    const unnamed = new Error(secret);
    unnamed.name = secret;
    await fail(new ModelFailed('model.malformed', { cause: new Error(secret) }));
    await fail(new TypeError(secret));
    await fail(unnamed);
    await fail(secret);

    const all = await spans();
    expect(all.map((span) => span.attributes['error.type'])).toEqual([
      'model.malformed',
      'TypeError',
      '_OTHER',
      '_OTHER',
    ]);
    expect(all.every((span) => span.status.code === SpanStatusCode.ERROR)).toBe(true);
    const told = all.map((span) => [span.name, span.attributes, span.events, span.status]);
    expect(JSON.stringify(told)).not.toContain('salary');
  });

  test('with an endpoint, spans are posted to its traces path before the stop resolves', async () => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      request.setEncoding('utf8');
      let body = `${request.method} ${request.url} `;
      request.on('data', (piece: string) => {
        body += piece;
      });
      request.on('end', () => {
        bodies.push(body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    const { port } = collector.address() as AddressInfo;
    stop = await startTracing({ serviceName: 'oria-test', endpoint: `http://127.0.0.1:${port}/` });
    await telemetry.step('turn', 'turn', {}, async () => {});
    await stop();
    stop = async () => {};
    await new Promise((closed) => collector.close(closed));

    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatch(/^POST \/v1\/traces .*"name":"turn"/);
  });

  test('without an endpoint nothing is recorded and steps still run', async () => {
    stop = await startTracing({ serviceName: 'oria-test' });
    await expect(telemetry.step('turn', 'turn', {}, async () => 3)).resolves.toBe(3);
  });
});
