import { describe, expect, test } from 'vitest';
import { SafetyUnavailable, type TurnSteps } from '../../modules/conversation/index.ts';
import { defineTool, ModelFailed } from '../../modules/kernel/index.ts';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { ALLOW, readProfile } from './fixtures/turns.ts';

const tableOf = checkedTables();

describe('a turn', () => {
  test('that is allowed is answered piece by piece by the chosen specialist', async () => {
    const table = tableOf({ script: [{ text: ['Good ', 'day.'] }] });
    const { events, outcome } = await conversation().say(table, 'Hello');
    expect(short(events)).toEqual(['safety', 'routing', 'thinking career_chat', 'Good ', 'day.', 'ended completed']);
    expect(outcome).toEqual({ status: 'completed', activeAgent: 'career_chat' });
  });

  test('tells its first event before anything has answered', async () => {
    const table = tableOf({ steps: { assess: () => new Promise(() => undefined) } });
    const stop = new AbortController();
    const first: string[] = [];
    const { events } = await conversation().say(table, 'Hello', {
      signal: stop.signal,
      onEvent: (event) => {
        first.push(event.type);
        stop.abort();
      },
    });
    expect(first[0]).toBe('progress');
    expect(short(events)).toEqual(['safety', 'ended cancelled']);
  });

  test.each([
    ['block', 'I cannot help with that.'],
    ['doubt', 'Please say more.'],
  ] as const)(
    'with the verdict %s ends at the gate with the refusal, and no specialist is asked',
    async (verdict, text) => {
      const table = tableOf({ steps: { assess: async () => ({ ...ALLOW, verdict }) } });
      const { events, outcome } = await conversation().say(table, 'Hello');
      expect(short(events)).toEqual(['safety', text, 'ended completed']);
      expect(outcome).toEqual({ status: 'completed', activeAgent: null });
    },
  );

  test('fails with the code of the gate when the gate fails', async () => {
    const assess = async () => {
      throw new SafetyUnavailable();
    };
    const { outcome, answer } = await conversation().say(tableOf({ steps: { assess } }), 'Hello');
    expect(outcome).toEqual({ status: 'failed', activeAgent: null, error: 'safety.unavailable' });
    expect(answer).toBe('');
  });

  test('fails as a service failure, with the cause in the log, on an error nobody foresaw', async () => {
    const choose = () => {
      throw new Error('a bug');
    };
    const table = tableOf({ steps: { choose } });
    const { outcome } = await conversation().say(table, 'Hello');
    expect(outcome).toEqual({ status: 'failed', activeAgent: null, error: 'service.failed' });
    expect(table.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ err: new Error('a bug') }) }),
    );
  });

  test('that fails in mid-answer keeps what was said', async () => {
    const table = tableOf({ script: [{ text: 'Half', fails: new ModelFailed('model.unavailable') }] });
    const { answer, outcome } = await conversation().say(table, 'Hello');
    expect(answer).toBe('Half');
    expect(outcome).toEqual({ status: 'failed', activeAgent: 'career_chat', error: 'model.unavailable' });
  });

  test('whose model says nothing fails as malformed', async () => {
    const table = tableOf({ script: [{ text: [' ', '\n'] }] });
    const { answer, outcome } = await conversation().say(table, 'Hello');
    expect(answer).toBe('');
    expect(outcome.error).toBe('model.malformed');
  });

  test('never says what cannot be stored', async () => {
    const table = tableOf({ script: [{ text: ['a\u0000b', '\ud83d', '\ude00', '\ud83d', '!'] }] });
    expect((await conversation().say(table, 'Hello')).answer).toBe('ab😀\ufffd!');
  });

  test('goes on when its reader leaves', async () => {
    const table = tableOf({ script: [{ text: ['one', 'two'] }] });
    const talk = conversation();
    await expect(
      talk.say(table, 'Hello', {
        onEvent: () => {
          throw new Error('gone');
        },
      }),
    ).rejects.toThrow('gone');
    await expect
      .poll(() => table.spans.find(({ name }) => name === 'invoke_agent'))
      .toMatchObject({ open: false, failed: false });
  });
});

describe('what a message tells of the user', () => {
  test('is remembered after allow, with what the gate found', async () => {
    const remembered: unknown[] = [];
    const remember: TurnSteps['remember'] = (_, assessment, { message }) => remembered.push([assessment, message]);
    await conversation().say(tableOf({ steps: { remember }, script: [{ text: 'Hi.' }] }), 'I love tea');
    expect(remembered).toEqual([[ALLOW, 'I love tea']]);
  });

  test('is not remembered where the gate does not allow', async () => {
    const remembered: unknown[] = [];
    const assess = async () => ({ ...ALLOW, verdict: 'doubt' as const });
    const remember = () => void remembered.push(1);
    await conversation().say(tableOf({ steps: { assess, remember } }), 'Hello');
    expect(remembered).toEqual([]);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no')) as unknown as undefined],
  ])('does not matter when it %s', async (_, remember) => {
    const table = tableOf({ steps: { remember }, script: [{ text: 'Hi.' }] });
    expect((await conversation().say(table, 'Hello')).outcome.status).toBe('completed');
    expect(table.log.lines).toContainEqual(expect.objectContaining({ message: 'could not begin to remember' }));
  });
});

describe('an abort', () => {
  const soon = (stop: AbortController) => () => void setTimeout(() => stop.abort(), 5);

  test.each(['until aborted', 'deaf'] as const)(
    'in a model call ends the turn as cancelled within a second (%s), keeps the text, and the next turn is valid',
    async (hangs) => {
      const stop = new AbortController();
      const table = tableOf({ script: [{ text: 'So far', meanwhile: soon(stop), hangs }, { text: 'On we go.' }] });
      const talk = conversation();
      const began = performance.now();
      const { answer, outcome } = await talk.say(table, 'Hello', { signal: stop.signal });
      expect(performance.now() - began).toBeLessThan(1_000);
      expect(outcome).toEqual({ status: 'cancelled', activeAgent: 'career_chat' });
      expect(answer).toBe('So far');
      await talk.say(table, 'Go on');
      expect(
        lastAsked(table)
          .map((one) => one.text)
          .slice(1),
      ).toEqual(['Hello', 'So far', 'Go on']);
    },
  );

  test('in a tool gives its call a neutral result, and the next turn is valid', async () => {
    const stop = new AbortController();
    const signals: AbortSignal[] = [];
    const stuck = defineTool({
      ...readProfile,
      run: ({ section }, call) => {
        signals.push(call.signal);
        if (section === 'interests') return Promise.resolve({ found: 'chess' });
        soon(stop)();
        return new Promise(() => undefined);
      },
    });
    const calls = ['skills', 'interests'].map((section) => ({ name: 'read_profile', args: { section } }));
    const table = tableOf({ tools: [stuck], script: [{ calls }, { text: 'On we go.' }] });
    const talk = conversation();
    const { outcome, events } = await talk.say(table, 'Hello', { signal: stop.signal });
    expect(outcome.status).toBe('cancelled');
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(short(events)).toEqual(expect.arrayContaining(['ok read_profile', 'cancelled read_profile']));
    await talk.say(table, 'Go on');
    const kept = lastAsked(table);
    expect(kept.map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'tool', 'human']);
    expect(results(kept).map((one) => one.status)).toEqual(['error', 'success']);
  });

  test('before the turn begins ends it at once', async () => {
    const { outcome } = await conversation().say(tableOf(), 'Hello', { signal: AbortSignal.abort() });
    expect(outcome).toEqual({ status: 'cancelled', activeAgent: null });
  });

  test('of a store that hangs does not keep the reader waiting', async () => {
    const table = tableOf();
    table.checkpointer.getTuple = () => new Promise(() => undefined);
    const began = performance.now();
    const { outcome } = await conversation().say(table, 'Hello', { signal: AbortSignal.timeout(20) });
    expect(outcome.status).toBe('cancelled');
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

test('a turn that takes too long fails with run.timeout', async () => {
  const table = tableOf({ limits: { turnMs: 30 }, script: [{ text: 'So far', hangs: 'until aborted' }] });
  const { answer, outcome } = await conversation().say(table, 'Hello');
  expect(answer).toBe('So far');
  expect(outcome).toEqual({ status: 'failed', activeAgent: 'career_chat', error: 'run.timeout' });
});

test('a step that gives its own reason for stopping at the limit does not hide it', async () => {
  const assess: TurnSteps['assess'] = (ctx) =>
    new Promise((_, reject) => {
      ctx.signal.addEventListener('abort', () => reject(new SafetyUnavailable()));
    });
  const table = tableOf({ limits: { turnMs: 20 }, steps: { assess } });
  expect((await conversation().say(table, 'Hello')).outcome.error).toBe('run.timeout');
});

describe('a store that fails', () => {
  test('while the thread is read fails the turn', async () => {
    const table = tableOf();
    table.checkpointer.getTuple = () => Promise.reject(new Error('no store'));
    expect((await conversation().say(table, 'Hello')).outcome.status).toBe('failed');
    expect(table.log.lines.map(({ message }) => message)).toEqual(['a turn failed']);
  });

  test('while the thread is written leaves the answer standing, and the next turn knows it', async () => {
    const table = tableOf({ script: [{ text: 'Hi.' }, { text: 'Fine.' }] });
    const { put } = table.checkpointer;
    table.checkpointer.put = () => Promise.reject(new Error('no store'));
    const talk = conversation();
    expect((await talk.say(table, 'Hello')).outcome.status).toBe('completed');
    expect(table.log.lines).toContainEqual(expect.objectContaining({ message: 'could not keep the thread of a turn' }));
    table.checkpointer.put = put;
    await talk.say(table, 'And you?');
    expect(
      lastAsked(table)
        .map((one) => one.text)
        .slice(1),
    ).toEqual(['Hello', 'Hi.', 'And you?']);
  });
});

test('a turn shows operators its steps: the gate, the choice, the agent, each tool', async () => {
  const table = tableOf({
    script: [{ calls: [{ name: 'read_profile', args: { section: 'skills' }, id: 'call_x' }] }, { text: 'Chess.' }],
  });
  const talk = conversation();
  await talk.say(table, 'Hello');
  expect(table.spans.map(({ span, parent }) => [span, parent])).toEqual([
    ['safety', undefined],
    ['supervisor', undefined],
    ['invoke_agent career_chat', undefined],
    ['execute_tool read_profile', 'invoke_agent career_chat'],
  ]);
  expect(table.spans.filter(({ open, failed }) => open || failed)).toEqual([]);
  const ofTheTurn = { 'gen_ai.provider.name': 'scripted', 'gen_ai.conversation.id': talk.id };
  expect(table.spans[2]?.attributes).toEqual({
    ...ofTheTurn,
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.name': 'career_chat',
  });
  expect(table.spans[3]?.attributes).toEqual({
    ...ofTheTurn,
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': 'read_profile',
    'gen_ai.tool.type': 'function',
    'gen_ai.tool.call.id': 'call_x',
    'oria.tool.outcome': 'ok',
  });
});

test('an agent that fails is a failed step', async () => {
  const table = tableOf({ script: [{ fails: new ModelFailed('model.timeout') }] });
  await conversation().say(table, 'Hello');
  await expect.poll(() => table.spans.at(-1)).toMatchObject({ name: 'invoke_agent', open: false, failed: true });
});

test('fifty conversations at once do not mix', async () => {
  const table = tableOf({ script: Array.from({ length: 50 }, (_, turn) => ({ text: [`answer`, ` ${turn}`] })) });
  const talks = Array.from({ length: 50 }, () => conversation());
  const seen = await Promise.all(talks.map((talk, turn) => talk.say(table, `question ${turn}`)));
  expect(new Set(seen.map(({ answer }) => answer)).size).toBe(50);
  for (const { messages } of table.model.asked) expect(messages.map((one) => one.type)).toEqual(['system', 'human']);
});
