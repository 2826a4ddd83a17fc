import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool, type ToolCall, ToolRefused } from '../../modules/kernel/index.ts';
import { interview, interviewTool, processes, say, text } from './fixtures/asking-tools.ts';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { readProfile } from './fixtures/turns.ts';

const tableOf = checkedTables();

/** A tool whose whole work is given. */
const working = (work: (call: ToolCall) => unknown) =>
  defineTool({
    ...interviewTool(),
    result: z.object({ found: z.unknown() }),
    run: async (_, call) => ({ found: await work(call) }),
  });
const found = async (work: (call: ToolCall) => unknown) => {
  const table = processes(tableOf).table({ tools: [working(work)], script: [{ calls: [interview] }, { text: 'Ok.' }] });
  const { events } = await conversation().say(table, 'Hello');
  const [result] = results(lastAsked(table));
  return {
    events: short(events),
    table,
    found: result?.status === 'success' ? JSON.parse(result.text).found : undefined,
  };
};

describe('work that is done once', () => {
  test('is given as JSON gives it back, the first time too, and to each its own copy', async () => {
    const { found: seen } = await found(async (call) => {
      const work = () => ({ at: new Date(0), none: undefined, list: [1] });
      const first = await call.once('a', work);
      first.list.push(2);
      return [await call.once('a', work), await call.once('b', () => undefined)];
    });
    expect(seen).toEqual([{ at: '1970-01-01T00:00:00.000Z', list: [1] }, null]);
  });

  test('is shared by those who ask for it at the same time, by key', async () => {
    let done = 0;
    const work = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done += 1;
      return done;
    };
    const { found: seen } = await found((call) =>
      Promise.all([call.once('a', work), call.once('a', work), call.once('b', work)]),
    );
    expect(seen).toEqual([1, 1, 2]);
  });

  test('is tried again after a rejection', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return tries;
    };
    const { found: seen } = await found(async (call) => {
      const first = await call.once('a', work).catch((error: Error) => error.message);
      return [first, await call.once('a', work)];
    });
    expect(seen).toEqual(['not yet', 2]);
  });

  test('of more than a million characters is an error that says so', async () => {
    const { found: seen } = await found(async (call) => {
      const fits = await call.once('a', () => 'x'.repeat(999_998));
      return [fits.length, await call.once('b', () => 'x'.repeat(999_999)).catch((error: Error) => error.message)];
    });
    expect(seen).toEqual([999_998, expect.stringContaining('1000000 characters')]);
  });

  test('is kept over a pause whatever its key and whatever is in it', async () => {
    const { table } = processes(tableOf);
    let done = 0;
    const key = `\u0000${'k'.repeat(5_000)}`;
    const tool = working(async (call) => {
      const value = await call.once(key, () => {
        done += 1;
        return 'a\u0000\ud800';
      });
      const nothing = await call.once('nothing', () => {
        done += 1;
      });
      await call.ask([text('Sure?')]);
      return [value, nothing];
    });
    const talk = conversation();
    const first = table({ tools: [tool], script: [{ calls: [interview] }] });
    await talk.say(first, 'Hello');
    expect(first.memos.writes.flat().every((memo) => JSON.stringify(memo).length < 300)).toBe(true);
    const second = table({ tools: [tool], script: [{ text: 'Ok.' }] });
    await talk.answer(second, [say('yes')]);
    expect(JSON.parse(results(lastAsked(second))[0]?.text ?? '').found).toEqual(['a\u0000\ud800', null]);
    expect(done).toBe(2);
  });

  test('may ask itself, which holds nothing up', async () => {
    const { table } = processes(tableOf);
    const tool = working((call) =>
      call.once('choice', async () => {
        const [reply] = await call.ask([text('Which?')]);
        return reply?.text;
      }),
    );
    const talk = conversation();
    const began = performance.now();
    const first = await talk.say(table({ tools: [tool], script: [{ calls: [interview] }] }), 'Hello');
    expect(first.outcome.status).toBe('interrupted');
    const second = table({ tools: [tool], script: [{ text: 'Ok.' }] });
    await talk.answer(second, [say('this')]);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(JSON.parse(results(lastAsked(second))[0]?.text ?? '').found).toBe('this');
  });

  test('that does not end holds a pause up no longer than it may', async () => {
    const { table } = processes(tableOf);
    const tool = working((call) => {
      const asked = call.ask([text('Which?')]);
      return call.once('endless', () => asked);
    });
    const limits = { pauseMs: 20 };
    const first = table({ tools: [tool], limits, script: [{ calls: [interview] }] });
    expect((await conversation().say(first, 'Hello')).outcome.status).toBe('interrupted');
  });

  test('is not begun by a call that waits already', async () => {
    const { table } = processes(tableOf);
    let done = 0;
    const tool = working(async (call) => {
      const asked = call.ask([text('Sure?')]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await call.once('after', () => {
        done += 1;
      });
      await asked;
      return done;
    });
    const talk = conversation();
    const first = table({ tools: [tool, readProfile], script: [{ calls: [interview] }] });
    await talk.say(first, 'Hello');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toBe(0);
    await talk.answer(table({ tools: [tool], script: [{ text: 'Ok.' }] }), [say('yes')]);
    expect(done).toBe(1);
  });
});

test('a tool that reports is heard, one that has ended is not', async () => {
  let late = () => {};
  const { table } = processes(tableOf);
  const tool = working((call) => {
    call.progress('Looking\u0000 around');
    call.progress('  ');
    late = () => {
      call.progress('Late');
      call.conclude('Late');
    };
  });
  const script = [{ calls: [interview] }, { text: 'Ok.', meanwhile: () => late() }];
  const { events, answer } = await conversation().say(table({ tools: [tool], script }), 'Hello');
  expect(short(events).filter((line) => line.startsWith('interview:'))).toEqual(['interview: Looking around']);
  expect(answer).toBe('Ok.');
});

describe('a tool that concludes', () => {
  const concluding = (then: (call: ToolCall) => unknown) =>
    working((call) => {
      call.conclude('We stop here.');
      return then(call);
    });

  test.each([
    ['returns', () => 'anything', 'ok'],
    [
      'refuses',
      () => {
        throw new ToolRefused('No.');
      },
      'refused',
    ],
    [
      'fails',
      () => {
        throw new Error('broken');
      },
      'error',
    ],
  ])('ends the turn with what it says, also where it %s', async (_, then, outcome) => {
    const { table } = processes(tableOf);
    const first = table({
      tools: [concluding(then)],
      script: [{ text: 'Well:', calls: [interview] }, { text: 'Bye.' }],
    });
    const talk = conversation();
    const { answer, events } = await talk.say(first, 'Hello');
    expect(answer).toBe('Well:\n\nWe stop here.');
    expect(short(events).slice(-2)).toEqual([`${outcome} interview`, 'ended completed']);
    await talk.say(first, 'Thanks');
    expect(lastAsked(first).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'ai', 'human']);
    expect(lastAsked(first)[4]?.text).toBe('We stop here.');
  });

  test('after an answer ends the turn, and no model is asked again', async () => {
    const { table } = processes(tableOf);
    const tool = working(async (call) => {
      const [reply] = await call.ask([{ text: 'Which?', inputType: 'single_select', options: ['a'], required: true }]);
      if (reply?.skipped) call.conclude('Nothing was chosen.');
    });
    const talk = conversation();
    await talk.say(table({ tools: [tool], script: [{ calls: [interview] }] }), 'Hello');
    const { answer, outcome } = await talk.answer(table({ tools: [tool] }), [{ skipped: true }]);
    expect([answer, outcome.status]).toEqual(['Nothing was chosen.', 'completed']);
  });

  test('before it asks says so once, and ends the turn when it has its answer', async () => {
    const { table } = processes(tableOf);
    const tool = concluding((call) => call.ask([text('How was it?')]));
    const talk = conversation();
    const first = await talk.say(table({ tools: [tool], script: [{ calls: [interview] }] }), 'Hello');
    expect([first.answer, first.outcome.status]).toEqual(['We stop here.', 'interrupted']);
    const { answer, outcome } = await talk.answer(table({ tools: [tool] }), [say('good')]);
    expect([answer, outcome.status]).toEqual(['', 'completed']);
  });

  test('that returns directly says it after what it said', async () => {
    const { table } = processes(tableOf);
    const tool = {
      ...concluding(() => ''),
      returnsDirectly: true,
      run: async (_: unknown, call: ToolCall) => {
        call.say('Part one.');
        call.conclude('We stop here.');
        return { found: '' };
      },
    };
    const { answer } = await conversation().say(table({ tools: [tool], script: [{ calls: [interview] }] }), 'Hello');
    expect(answer).toBe('Part one.\n\nWe stop here.');
  });
});
