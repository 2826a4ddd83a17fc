import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool, ToolRefused } from '../../modules/kernel/index.ts';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked, results, short } from './fixtures/reading.ts';
import { readProfile, writeText } from './fixtures/turns.ts';

const tableOf = checkedTables();

describe('tools', () => {
  const askSkills = { calls: [{ name: 'read_profile', args: { section: 'skills' } }] };

  test('are offered as JSON schema, run, and their projected result goes back to the model', async () => {
    const table = tableOf({ script: [{ text: 'Let me look.', ...askSkills }, { text: ['\nYou ', 'play chess.'] }] });
    const { events, answer } = await conversation().say(table, 'What can I do?');
    expect(short(events)).toEqual([
      'safety',
      'routing',
      'thinking career_chat',
      'Let me look.',
      'started read_profile',
      'ok read_profile',
      'thinking career_chat',
      '\n\n',
      'You ',
      'play chess.',
      'ended completed',
    ]);
    expect(answer).toBe('Let me look.\n\nYou play chess.');
    expect(table.model.asked[0]?.definitions[0]).toEqual({
      type: 'function',
      function: {
        name: 'read_profile',
        description: 'Reads a section of the profile.',
        parameters: {
          type: 'object',
          properties: { section: { type: 'string', enum: ['skills', 'interests'] } },
          required: ['section'],
        },
      },
    });
    expect(results(lastAsked(table)).map((one) => one.text)).toEqual(['{"found":"skills: chess"}']);
  });

  test('that the tenant excludes are neither offered nor run, even when the model calls them', async () => {
    let ran = false;
    const spy = defineTool({
      ...readProfile,
      run: async () => {
        ran = true;
        return { found: '' };
      },
    });
    const table = tableOf({
      tools: [spy, writeText],
      excluded: ['read_profile'],
      script: [askSkills, { text: 'No.' }],
    });
    const { events } = await conversation().say(table, 'What can I do?');
    expect(table.model.asked[0]?.tools).toEqual(['write_text']);
    expect(ran).toBe(false);
    expect(short(events)).toContain('refused read_profile');
    expect(results(lastAsked(table))).toMatchObject([
      { status: 'error', content: expect.stringContaining('not available') },
    ]);
  });

  test('that become unavailable during the turn are not run', async () => {
    let available = true;
    const fading = defineTool({ ...readProfile, available: () => available });
    const fade = () => {
      available = false;
    };
    const table = tableOf({
      tools: [fading, writeText],
      script: [{ ...askSkills, meanwhile: fade }, { text: 'No.' }],
    });
    expect(short((await conversation().say(table, 'Hello')).events)).toContain('refused read_profile');
  });

  test('that nobody declares are refused', async () => {
    const table = tableOf({ script: [{ calls: [{ name: 'drop tables', args: {} }] }, { text: 'No.' }] });
    expect(short((await conversation().say(table, 'Hello')).events)).toContain('refused drop_tables');
  });

  test('are not run with invalid arguments: the model reads which fields to mend', async () => {
    const table = tableOf({
      script: [{ calls: [{ name: 'read_profile', args: { section: 'salary' } }] }, askSkills, { text: 'Chess.' }],
    });
    const { events } = await conversation().say(table, 'Hello');
    expect(short(events).filter((line) => line.endsWith('read_profile'))).toEqual([
      'started read_profile',
      'error read_profile',
      'started read_profile',
      'ok read_profile',
    ]);
    expect(results(table.model.asked[1]?.messages ?? [])[0]?.text).toContain('section: ');
  });

  test('are not run with arguments that were cut off, even where they need none', async () => {
    const undemanding = defineTool({ ...readProfile, input: z.object({}), run: async () => ({ found: 'all' }) });
    const cut = { calls: [{ name: 'read_profile', json: '{"section":"skills"' }] };
    const table = tableOf({ tools: [undemanding], script: [cut, { text: 'Sorry.' }] });
    expect(short((await conversation().say(table, 'Hello')).events)).toContain('error read_profile');
    expect(results(lastAsked(table))[0]?.text).toContain('not a JSON object');
  });

  test('run side by side, and their results keep the order of the calls', async () => {
    const later = Promise.withResolvers<void>();
    const slow = defineTool({
      ...readProfile,
      run: async ({ section }) => {
        // The first ends after the second, which it would wait for in vain if they ran one by one.
        if (section === 'skills') await later.promise;
        else later.resolve();
        return { found: section };
      },
    });
    const calls = ['skills', 'interests'].map((section) => ({ name: 'read_profile', args: { section } }));
    const table = tableOf({ tools: [slow], script: [{ calls }, { text: 'Done.' }] });
    await conversation().say(table, 'Hello');
    expect(results(lastAsked(table)).map((one) => one.text)).toEqual(['{"found":"skills"}', '{"found":"interests"}']);
  });

  test('beyond the number allowed at once are refused', async () => {
    const calls = Array.from({ length: 5 }, () => ({ name: 'read_profile', args: { section: 'skills' } }));
    const table = tableOf({ limits: { callsAtOnce: 2 }, script: [{ calls }, { text: 'Done.' }] });
    const { events } = await conversation().say(table, 'Hello');
    expect(short(events).filter((line) => line === 'ok read_profile')).toHaveLength(2);
    expect(results(lastAsked(table))).toHaveLength(5);
  });

  test('with a long result are cut, and the model is told', async () => {
    const long = defineTool({ ...readProfile, run: async () => ({ found: 'x'.repeat(50_000) }) });
    const table = tableOf({ tools: [long], script: [askSkills, { text: 'Done.' }] });
    await conversation().say(table, 'Hello');
    const [result] = results(lastAsked(table));
    expect(result?.text).toHaveLength(16_000 + '… (cut: the result was longer)'.length);
  });

  test('that refuse say why to the model; those that fail say nothing of the cause', async () => {
    const refusing = defineTool({
      ...readProfile,
      run: async ({ section }) => {
        if (section === 'skills') throw new ToolRefused('Ask for one skill only.');
        throw new Error('host db-7 unreachable');
      },
    });
    const calls = ['skills', 'interests'].map((section) => ({ name: 'read_profile', args: { section } }));
    const table = tableOf({ tools: [refusing], script: [{ calls }, { text: 'Sorry.' }] });
    const { events, outcome } = await conversation().say(table, 'Hello');
    const [refused, failed] = results(lastAsked(table));
    expect(refused?.text).toBe('Ask for one skill only.');
    expect(failed?.text).not.toContain('db-7');
    expect(short(events)).toEqual(expect.arrayContaining(['refused read_profile', 'error read_profile']));
    expect(outcome.status).toBe('completed');
    expect(table.log.lines).toContainEqual(expect.objectContaining({ message: 'a tool failed' }));
    expect(table.codes).toEqual(['service.failed']);
  });

  test('show cards as they find them', async () => {
    const showing = defineTool({
      ...readProfile,
      run: async (_, call) => {
        call.show({ type: 'profileAnalysis', data: { score: 1 } });
        return { found: 'it' };
      },
    });
    const table = tableOf({ tools: [showing], script: [askSkills, { text: 'See.' }] });
    expect(short((await conversation().say(table, 'Hello')).events)).toContain('card profileAnalysis');
  });

  test('that have ended show nothing more', async () => {
    let show = () => {};
    const late = defineTool({
      ...readProfile,
      run: async (_, call) => {
        show = () => call.show({ type: 'profileAnalysis', data: {} });
        return { found: 'it' };
      },
    });
    const table = tableOf({ tools: [late], script: [askSkills, { text: 'See.', meanwhile: () => show() }] });
    expect(short((await conversation().say(table, 'Hello')).events)).not.toContain('card profileAnalysis');
  });

  test('are not offered in the last model call, so that an answer comes', async () => {
    const table = tableOf({ limits: { modelCalls: 3 }, script: [askSkills, askSkills, { text: 'Enough.' }] });
    const { answer } = await conversation().say(table, 'Hello');
    expect(answer).toBe('Enough.');
    expect(table.model.asked.map(({ tools }) => tools.length)).toEqual([2, 2, 0]);
    expect(lastAsked(table)[0]?.text).toBe('You help Ada.');
  });

  test('asked for all the same in the last model call are not run', async () => {
    const table = tableOf({ limits: { modelCalls: 1 }, script: [askSkills] });
    expect((await conversation().say(table, 'Hello')).outcome.error).toBe('model.malformed');
  });
});

describe('a tool that is an action of its own', () => {
  const alone = defineTool({ ...readProfile, name: 'write_text', alone: true });
  const calls = ['read_profile', 'write_text', 'nobody'].map((name) => ({ name, args: { section: 'skills' } }));

  test('refuses the whole reply that calls it beside anything else: nothing runs, and the model is told', async () => {
    const table = tableOf({ tools: [readProfile, alone], script: [{ calls }, { text: 'Sorry.' }] });
    const { events } = await conversation().say(table, 'Hello');
    expect(short(events).filter((line) => line.startsWith('ok '))).toEqual([]);
    expect(short(events).filter((line) => line.startsWith('refused '))).toEqual(
      calls.map(({ name }) => `refused ${name}`),
    );
    for (const { text } of results(lastAsked(table))) {
      expect(text).toContain('Nothing of this reply was run: write_text must be the only call');
    }
  });

  test('cannot be called twice in one reply either', async () => {
    const twice = { calls: [calls[1], calls[1]].filter((call) => call !== undefined) };
    const table = tableOf({ tools: [alone], script: [twice, { text: 'Sorry.' }] });
    expect(short((await conversation().say(table, 'Hello')).events)).not.toContain('ok write_text');
  });

  test('runs alone', async () => {
    const table = tableOf({ tools: [alone], script: [{ calls: calls.slice(1, 2) }, { text: 'Done.' }] });
    expect(short((await conversation().say(table, 'Hello')).events)).toContain('ok write_text');
  });

  test('stops nobody where it is not offered', async () => {
    const table = tableOf({ tools: [readProfile], script: [{ calls }, { text: 'Done.' }] });
    const { events } = await conversation().say(table, 'Hello');
    expect(short(events)).toEqual(expect.arrayContaining(['ok read_profile', 'refused write_text']));
  });
});

describe('a tool that returns directly', () => {
  const write = (topic: string) => ({ name: 'write_text', args: { topic } });

  test('gives the answer and ends the turn without another model call', async () => {
    const table = tableOf({ script: [{ text: 'Here:', calls: [write('tea')] }, { text: 'You are welcome.' }] });
    const talk = conversation();
    const { answer, outcome } = await talk.say(table, 'Write about tea');
    expect(answer).toBe('Here:\n\nOn tea, with care.');
    expect(outcome.status).toBe('completed');
    await talk.say(table, 'Thanks');
    expect(lastAsked(table).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'ai', 'human']);
    expect(lastAsked(table)[4]?.text).toBe('On tea, with care.');
  });

  test('beside other calls lets them all run, then ends the turn; each text stays whole', async () => {
    const calls = [write('tea'), { name: 'read_profile', args: { section: 'skills' } }, write('milk')];
    const table = tableOf({ script: [{ calls }] });
    const { answer, events } = await conversation().say(table, 'Write');
    expect(answer).toBe('On tea, with care.\n\nOn milk, with care.');
    expect(short(events).filter((line) => line.startsWith('ok '))).toHaveLength(3);
  });

  test('that fails leaves the answer to the model', async () => {
    const failing = defineTool({
      ...writeText,
      run: async (_, call) => {
        call.say('On t');
        throw new Error('broken');
      },
    });
    const table = tableOf({ tools: [failing], script: [{ calls: [write('tea')] }, { text: 'It did not work.' }] });
    expect((await conversation().say(table, 'Write')).answer).toBe('On t\n\nIt did not work.');
  });

  test('that gave the user nothing leaves the answer to the model', async () => {
    const silent = defineTool({
      ...writeText,
      result: z.object({ done: z.boolean() }),
      run: async () => ({ done: true }),
    });
    const table = tableOf({ tools: [silent], script: [{ calls: [write('tea')] }, { text: 'Nothing to write.' }] });
    expect((await conversation().say(table, 'Write')).answer).toBe('Nothing to write.');
  });
});
