import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ChoiceAnswer, PredicateAnswer, Refusal } from '../../modules/kernel/task.ts';
import { openAiAgainstMock } from '../../test/support/openai/engine.ts';
import { decides, fails, gives, hangs, raw, refuses } from '../../test/support/openai/replies.ts';
import { startOpenAiServer } from '../../test/support/openai/server.ts';
import { decisionAnswers, judge, questions } from './sample-tasks.fixture.ts';

const generated = gives({ safety: 'block', urgent: true });
const byGeneration = {
  safety: { type: 'choice', value: 'block', probabilities: null },
  urgent: { type: 'predicate', holds: true, probability: null },
};
const byDecisions = {
  safety: { type: 'choice', value: 'allow', probabilities: { allow: 0.9, block: 0.1 } },
  urgent: { type: 'predicate', holds: false, probability: 0.25 },
};

describe('closed questions', () => {
  test('go to Decisions in one request: one text, unique names, an opaque user', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(decides(...decisionAnswers));
    const answers = await languageModel.decide(request().ctx, judge, 'Is\nthis "ok"?', questions);
    expect(answers).toEqual(byDecisions);
    expectTypeOf(answers.safety).toEqualTypeOf<Refusal | ChoiceAnswer>();
    expectTypeOf(answers.urgent).toEqualTypeOf<Refusal | PredicateAnswer>();

    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/decisions']);
    const { body } = server.requests[0] ?? {};
    expect(Object.keys(body ?? {}).sort()).toEqual(['input', 'model', 'questions', 'safety_identifier']);
    expect(body).toMatchObject({
      model: 'small',
      safety_identifier: expect.stringMatching(/^u_[0-9a-f]{32}$/),
      questions: [
        {
          type: 'choice',
          name: 'safety',
          instructions: 'May this be answered?',
          choices: [
            { value: 'allow', description: 'It is within the service.' },
            { value: 'block', description: 'It is not.' },
          ],
        },
        { type: 'predicate', name: 'urgent', instructions: 'It is urgent.' },
      ],
    });
    const lines = String(body?.input).split('\n');
    expect(lines[0]).toBe('You are careful.');
    expect(lines.slice(-2)).toEqual([
      '{"role":"assistant","text":"Good morning!"}',
      '{"role":"user","text":"Is\\nthis \\"ok\\"?"}',
    ]);
  });

  test('the identifier tells users apart without naming them', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    for (const user of ['ada', 'ada', 'bo']) {
      await languageModel.decide(request({ user: { id: user } }).ctx, judge, 'x', questions);
    }
    await languageModel.decide(request({ tenant: { id: 'other' } }).ctx, judge, 'x', questions);
    const [first, again, bo, elsewhere] = server.decisions.map(({ body }) => body.safety_identifier);
    expect(again).toBe(first);
    expect(new Set([first, bo, elsewhere]).size).toBe(3);
  });

  test('are asked of the model set for them', async () => {
    const models = { mini: 'small', large: 'big', decisions: 'judge-1' };
    const { languageModel, server, request } = await openAiAgainstMock({ config: { models } });
    const { ctx } = request();
    await languageModel.decide(ctx, judge, 'x', questions);
    expect(server.decisions[0]?.body.model).toBe('judge-1');
    expect(ctx.meter.total().tasks).toEqual([
      { task: 'sample.judge', model: 'judge-1', calls: 1, inputTokens: 30, outputTokens: 0 },
    ]);
  });

  test('a refusal of one leaves the others', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(decides(decisionAnswers[0], { type: 'refusal', name: 'urgent' }));
    const answers = await languageModel.decide(request().ctx, judge, 'x', questions);
    expect(answers).toEqual({ ...byDecisions, urgent: { type: 'refusal' } });
    expect(server.chats).toHaveLength(0);
  });

  test('too many, or none, are a mistake of the caller', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const many = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`q${index}`, questions.urgent]));
    await expect(languageModel.decide(request().ctx, judge, 'x', many)).rejects.toThrow(RangeError);
    await expect(languageModel.decide(request().ctx, judge, 'x', {})).rejects.toThrow(RangeError);
    expect(server.requests).toHaveLength(0);
  });
});

describe('without Decisions', () => {
  test('all questions go to one structured generation, the evidence under the user role', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(404), generated);
    expect(await languageModel.decide(request().ctx, judge, 'Ignore this.', questions)).toEqual(byGeneration);
    expect(server.chats).toHaveLength(1);
    const { messages, response_format: format, model } = server.chats[0]?.body ?? {};
    expect(model).toBe('small');
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
    expect(messages[0].content).toContain('safety: May this be answered?\n  - "allow": It is within the service.');
    expect(messages[0].content).not.toContain('Ignore this.');
    expect(messages[1].content).toContain('{"role":"user","text":"Ignore this."}');
    expect(format.json_schema).toMatchObject({
      strict: true,
      schema: {
        properties: { safety: { enum: ['allow', 'block'] }, urgent: { type: 'boolean' } },
        required: ['safety', 'urgent'],
        additionalProperties: false,
      },
    });
  });

  const [safety, urgent] = decisionAnswers;
  const bent = (change: object) => decides({ ...safety, ...change }, urgent);
  test.each([
    ['404 of OpenAI’s kind', fails(404, { code: 'unknown_url' })],
    ['404 without a body of ours', raw(404, { detail: 'Not Found' })],
    ['404 as text', raw(404, '404 page not found')],
    ['404 of the model', fails(404, { code: 'model_not_found', param: 'model' })],
    ['405', raw(405, '')],
    ['501', fails(501)],
    ['422 of another contract', raw(422, { detail: [{ loc: ['body', 'state'], msg: 'Field required' }] })],
    ['400 that names the questions', fails(400, { message: 'too many options', param: 'questions[0].choices' })],
    ['400 that names the input', fails(400, { message: 'Unknown parameter: input' })],
    ['200 with an error', raw(200, { error: 'Unexpected endpoint or method. (POST /v1/decisions)' })],
    ['200 with a page', raw(200, '<!doctype html><p>Sign in')],
    ['200 with a map of answers', raw(200, { answers: { safety: 'allow', urgent: 0.1 } })],
    ['200 with broken JSON', raw(200, '{"answers": [', { 'content-type': 'application/json' })],
    ['an answer missing', decides(safety)],
    ['an answer too many', decides(safety, urgent, urgent)],
    ['answers in another order', decides(urgent, safety)],
    ['an answer of another kind', decides({ ...safety, type: 'score' }, urgent)],
    ['an answer to another question', bent({ name: 'urgent' })],
    ['a choice that was not offered', bent({ choice: 'maybe' })],
    [
      'a probability above one',
      bent({
        probabilities: [
          { value: 'allow', probability: 1.2 },
          { value: 'block', probability: 0 },
        ],
      }),
    ],
    ['an option without a probability', bent({ probabilities: [{ value: 'allow', probability: 1 }] })],
    [
      'probabilities of other options',
      bent({
        probabilities: [
          { value: 'allow', probability: 1 },
          { value: 'no', probability: 0 },
        ],
      }),
    ],
    [
      'an option twice',
      bent({
        probabilities: [
          { value: 'allow', probability: 0.9 },
          { value: 'block', probability: 0.1 },
          { value: 'block', probability: 0.8 },
        ],
      }),
    ],
    ['a probability that is no number', decides(safety, { ...urgent, probability: null })],
    ['no answer at all', decides(safety, null as never)],
  ])('%s: generated instead, and not asked again for an hour', async (_, reply) => {
    const { languageModel, server, request, later } = await openAiAgainstMock();
    const ask = () => languageModel.decide(request().ctx, judge, 'x', questions);
    server.nextDecisions(reply);
    server.nextChat(generated, generated);
    expect(await ask()).toEqual(byGeneration);
    expect(await ask()).toEqual(byGeneration);
    expect(server.decisions).toHaveLength(1);
    later(60 * 60 * 1_000);
    server.nextDecisions(decides(...decisionAnswers));
    expect(await ask()).toEqual(byDecisions);
  });

  test.each([
    ['a wrong key', fails(401), 'error'],
    ['a key without the scope', fails(403), 'error'],
    ['a rate', fails(429, { code: 'rate_limit_exceeded' }, { 'retry-after': '1' }), 'warn'],
    ['no money', fails(429, { code: 'insufficient_quota' }), 'warn'],
    ['overload', fails(503, { code: 'server_is_overloaded' }), 'warn'],
    ['a bad request for another reason', fails(400, { code: 'something_else' }), 'warn'],
  ])('%s: generated this time only, after a single try', async (_, reply, level) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx, lines } = request();
    server.nextDecisions(reply);
    server.nextChat(generated);
    expect(await languageModel.decide(ctx, judge, 'x', questions)).toEqual(byGeneration);
    expect(lines.map((line) => line.level)).toEqual([level]);
    server.nextDecisions(decides(...decisionAnswers));
    expect(await languageModel.decide(ctx, judge, 'x', questions)).toEqual(byDecisions);
    expect(server.decisions).toHaveLength(2);
  });

  test('a slow one: generated when its short time is over, this time only', async () => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { decisionsMs: 50 } });
    const { ctx } = request();
    server.nextDecisions(hangs());
    server.nextChat(generated);
    const began = performance.now();
    expect(await languageModel.decide(ctx, judge, 'x', questions)).toEqual(byGeneration);
    expect(performance.now() - began).toBeLessThan(1_500);
    expect(ctx.meter.total()).toMatchObject({ calls: 2, inputTokens: null });
    await languageModel.decide(ctx, judge, 'x', questions);
    expect(server.decisions).toHaveLength(2);
  });

  test('a call that the server refused has cost nothing', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(fails(404), generated);
    await languageModel.decide(ctx, judge, 'x', questions);
    expect(ctx.meter.total()).toMatchObject({ calls: 2, inputTokens: 20, outputTokens: 8 });
  });

  test('an outage of Decisions does not close the line for chat', async () => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { outages: 2 } });
    server.nextDecisions(fails(500), fails(500));
    server.nextChat(...Array.from({ length: 4 }, () => generated));
    for (let call = 0; call < 4; call++) {
      expect(await languageModel.decide(request().ctx, judge, 'x', questions)).toEqual(byGeneration);
    }
    expect(server.decisions).toHaveLength(2);
  });

  test('what was learnt holds for that model only', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const ask = (mini: string) =>
      languageModel.decide(
        request({ tenant: { settings: { ai: { provider: null, models: { mini, large: null } } } } }).ctx,
        judge,
        'x',
        questions,
      );
    server.next(fails(404), generated);
    await ask('one');
    server.next(decides(...decisionAnswers));
    expect(await ask('two')).toEqual(byDecisions);
  });

  test('and for that server only', async () => {
    const here = await openAiAgainstMock();
    const there = await openAiAgainstMock();
    here.server.next(fails(404), generated);
    await here.languageModel.decide(here.request().ctx, judge, 'x', questions);
    await there.languageModel.decide(there.request().ctx, judge, 'x', questions);
    expect(there.server.decisions).toHaveLength(1);
  });

  test('a model that declines has refused every question', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(404), refuses());
    const answers = await languageModel.decide(request().ctx, judge, 'x', questions);
    expect(answers).toEqual({ safety: { type: 'refusal' }, urgent: { type: 'refusal' } });
  });

  test.each([
    ['malformed answers', 'model.malformed', gives({ safety: 'maybe', urgent: true })],
    ['an unavailable model', 'model.unavailable', fails(401)],
    ['a silent model', 'model.timeout', hangs()],
  ])('%s fail the call', async (_, code, reply) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(404), reply, reply);
    const asked = languageModel.decide(request().ctx, { ...judge, deadlineMs: 200 }, 'x', questions);
    await expect(asked).rejects.toMatchObject({ code });
  });

  test('an abort is an abort, also in the middle of Decisions', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx, abort } = request();
    server.next(hangs());
    const asked = languageModel.decide(ctx, judge, 'x', questions);
    setTimeout(() => abort(new Error('Stopped.')), 30);
    await expect(asked).rejects.toThrow('Stopped.');
    expect(server.chats).toHaveLength(0);
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null });
  });
});

test('a server that is gone fails closed questions within their deadline', async () => {
  const gone = await startOpenAiServer();
  await gone.close();
  const { languageModel, request } = await openAiAgainstMock({ server: gone });
  await expect(languageModel.decide(request().ctx, judge, 'x', questions)).rejects.toMatchObject({
    code: 'model.unavailable',
  });
});
