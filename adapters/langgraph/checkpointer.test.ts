import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { HumanMessage } from '@langchain/core/messages';
import { Annotation, type BaseCheckpointSaver, Command, interrupt, START, StateGraph } from '@langchain/langgraph';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineTool, ModelFailed, StoreUnavailable } from '../../modules/kernel/index.ts';
import { openCheckpointer } from './checkpointer.ts';
import { choose, interview, interviewTool, openReport, reportTool, say, text } from './fixtures/asking-tools.ts';
import { conversation } from './fixtures/conversation.ts';
import { checkedTables, lastAsked } from './fixtures/reading.ts';
import type { Step } from './fixtures/scripted-chat-model.ts';
import { careerChat, readProfile, recordingMemos, SECRETS } from './fixtures/turns.ts';

const tableOf = checkedTables();
let database: PGlite;
/** One connection only: whoever holds it while a model writes stops everybody. */
let pool: pg.Pool;
let checkpointer: BaseCheckpointSaver;

beforeAll(async () => {
  database = await PGlite.create();
  pool = new pg.Pool(createPgConfig(database));
}, 30_000);
beforeEach(async () => {
  checkpointer = await openCheckpointer(pool);
});
afterEach(async () => {
  await pool.query('DROP SCHEMA IF EXISTS langgraph CASCADE');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const TABLES = ['checkpoints', 'checkpoint_blobs', 'checkpoint_writes'];
const rows = async () => {
  const counted = await Promise.all(
    TABLES.map((table) => pool.query(`SELECT count(*)::int AS n FROM langgraph.${table}`)),
  );
  return counted.map((result) => result.rows[0].n as number);
};
const everything = async () => {
  const texts = await Promise.all(
    TABLES.map((table) => pool.query(`SELECT to_jsonb(t)::text AS row FROM langgraph.${table} t`)),
  );
  const blobs = await pool.query(`SELECT convert_from(blob, 'UTF8') AS text FROM langgraph.checkpoint_blobs`);
  return [...texts.flatMap((result) => result.rows.map(({ row }) => row)), ...blobs.rows.map(({ text }) => text)].join(
    '\n',
  );
};
const askSkills = { calls: [{ name: 'read_profile', args: { section: 'skills' } }] };

describe('a conversation kept in the database', () => {
  test('goes on in another process, with calls and results', async () => {
    const talk = conversation();
    await talk.say(tableOf({ checkpointer, script: [askSkills, { text: 'Chess.' }] }), 'What can I do?');
    const later = tableOf({ checkpointer: await openCheckpointer(pool), script: [{ text: 'Yes.' }] });
    await talk.say(later, 'Really?');
    expect(lastAsked(later).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'ai', 'human']);
  });

  test('goes on after a turn that was stopped in a tool', async () => {
    const stop = new AbortController();
    const stuck = defineTool({
      ...readProfile,
      run: () => {
        setTimeout(() => stop.abort(), 5);
        return new Promise<never>(() => undefined);
      },
    });
    const table = tableOf({ checkpointer, tools: [stuck], script: [askSkills, { text: 'On we go.' }] });
    const talk = conversation();
    const { outcome } = await talk.say(table, 'Hello', { signal: stop.signal });
    expect(outcome.status).toBe('cancelled');
    await talk.say(table, 'Go on');
    expect(lastAsked(table).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'human']);
  });

  test('goes on from a pause in another process, again and again, and leaves the same few rows', async () => {
    const memos = recordingMemos();
    const { tool, counts } = reportTool();
    const specialists = [{ ...careerChat, tools: [tool.name, 'interview'] }];
    const tools = [tool, interviewTool([text('Why?')], [text('When?')])];
    const process = async (...script: Step[]) =>
      tableOf({ checkpointer: await openCheckpointer(pool), memos, tools, specialists, script });
    const talk = conversation();
    await talk.say(await process({ text: 'Hi.' }), 'Hello');
    const paused = await talk.say(await process({ calls: [openReport('sales')] }), 'Open my report');
    expect(paused.outcome.status).toBe('interrupted');
    await talk.answer(await process({ fails: new ModelFailed('model.timeout') }), [choose('q1_o2')]);
    const again = await process({ text: 'One more thing.', calls: [interview] });
    expect((await talk.answerAgain(again)).outcome.status).toBe('interrupted');
    expect((await talk.answer(await process(), [say('So')])).outcome.status).toBe('interrupted');
    const last = await process({ text: 'Open.' });
    expect((await talk.answer(last, [say('Now')])).outcome.status).toBe('completed');
    expect(lastAsked(last).map((one) => one.text)).toEqual([
      expect.any(String),
      'Hello',
      'Hi.',
      'Open my report',
      '',
      '{"opened":"sales Q2"}',
      'One more thing.',
      expect.stringMatching(/So.*Now/),
    ]);
    expect(counts).toEqual({ runs: 2, finds: 1, opens: 1 });
    const [checkpoints, , writes] = await rows();
    expect([checkpoints, writes]).toEqual([1, 0]);
  });

  test('is not held by a pause that a new message replaces', async () => {
    const { tool } = reportTool();
    const specialists = [{ ...careerChat, tools: [tool.name] }];
    const table = tableOf({
      checkpointer,
      tools: [tool],
      specialists,
      script: [{ calls: [openReport('sales')] }, { text: 'Fine.' }],
    });
    const talk = conversation();
    await talk.say(table, 'Open my report');
    expect((await talk.say(table, 'Never mind')).outcome.status).toBe('completed');
    expect((await rows())[2]).toBe(0);
    expect(lastAsked(table).map((one) => one.type)).toEqual(['system', 'human', 'ai', 'tool', 'human']);
  });

  test('takes the same few rows after many turns as after one', async () => {
    const table = tableOf({
      checkpointer,
      script: Array.from({ length: 6 }, () => [askSkills, { text: 'Chess.' }]).flat(),
    });
    const talk = conversation();
    await talk.say(table, 'Hello');
    const after = await rows();
    for (let turn = 0; turn < 5; turn += 1) await talk.say(table, 'Again');
    expect(await rows()).toEqual(after);
    expect(after).toEqual([1, 2, 0]);
  });

  test('holds no connection while a model writes or a tool works', async () => {
    const answers: unknown[] = [];
    const ping = async () => {
      answers.push((await pool.query('SELECT 1 AS one')).rows[0].one);
    };
    const pinging = defineTool({
      ...readProfile,
      run: async () => {
        await ping();
        return { found: '' };
      },
    });
    const table = tableOf({
      checkpointer,
      tools: [pinging],
      script: [askSkills, { text: 'Hi', meanwhile: ping }],
      limits: { turnMs: 5_000 },
    });
    expect((await conversation().say(table, 'Hello')).outcome.status).toBe('completed');
    expect(answers).toEqual([1, 1]);
  });

  test('holds nothing of the request: no profile, no settings, no instructions, no protected field of a tool', async () => {
    const table = tableOf({ checkpointer, excluded: ['tool-nobody-has'], script: [askSkills, { text: 'Chess.' }] });
    await conversation().say(table, 'Hello');
    const kept = await everything();
    expect(kept).toContain('skills: chess');
    for (const secret of [SECRETS.profile, SECRETS.tool, 'tool-nobody-has', 'You help Ada', 'Choose well']) {
      expect(kept).not.toContain(secret);
    }
  });

  test('is gone when it is forgotten, and no other with it', async () => {
    const table = tableOf({ checkpointer, script: [{ text: 'Hi.' }, { text: 'Hi.' }] });
    const [one, other] = [conversation(), conversation()];
    await one.say(table, 'Hello');
    await other.say(table, 'Hello');
    await table.engine.forget([one.id, 'never-there']);
    expect(await everything()).not.toContain(one.id);
    expect(await checkpointer.getTuple({ configurable: { thread_id: other.id } })).toBeDefined();
  });
});

test('the schema may be made while other processes make it', async () => {
  let before = 3;
  const contended: pg.Pool = Object.create(pool, {
    connect: {
      value: async () => {
        before -= 1;
        if (before > 0) throw Object.assign(new Error('duplicate key'), { code: '23505' });
        return pool.connect();
      },
    },
  });
  await pool.query('DROP SCHEMA langgraph CASCADE');
  await openCheckpointer(contended);
  await openCheckpointer(pool);
  expect(before).toBe(0);
  expect(await rows()).toEqual([0, 0, 0]);
});

test('a pause is kept with its question, and answered after a restart by a graph that keeps on exit only', async () => {
  const graph = async () =>
    new StateGraph(Annotation.Root({ said: Annotation<string> }))
      .addNode('ask', () => ({ said: String(interrupt({ question: 'Sure?' })) }))
      .addEdge(START, 'ask')
      .compile({ checkpointer: await openCheckpointer(pool) });
  const config = { configurable: { thread_id: 'paused' }, durability: 'exit' as const };
  await (await graph()).invoke({ said: '' }, config);
  const reopened = await graph();
  expect((await reopened.getState(config)).tasks[0]?.interrupts[0]?.value).toEqual({ question: 'Sure?' });
  expect(await reopened.invoke(new Command({ resume: 'yes' }), config)).toEqual({ said: 'yes' });
});

test('a writer that comes late takes nothing from a later checkpoint', async () => {
  const config = { configurable: { thread_id: 'raced', checkpoint_ns: '' } };
  const checkpoint = (id: string, version: number, text: string) => ({
    v: 4,
    id,
    ts: '2026-01-01T00:00:00.000Z',
    channel_values: { messages: [new HumanMessage(text)] },
    channel_versions: { messages: version },
    versions_seen: {},
  });
  const metadata = { source: 'loop' as const, step: 1, parents: {} };
  await checkpointer.put(config, checkpoint('2', 7, 'later'), metadata, { messages: 7 });
  await checkpointer.put(config, checkpoint('1', 6, 'late'), metadata, { messages: 6 });
  const kept = await checkpointer.getTuple(config);
  expect(kept?.checkpoint.id).toBe('2');
  expect(kept?.checkpoint.channel_values.messages).toMatchObject([{ content: 'later' }]);
});

test('a database that refuses is an unavailable store, with the cause kept', async () => {
  await pool.query('DROP SCHEMA langgraph CASCADE');
  const refused = checkpointer.getTuple({ configurable: { thread_id: 'any' } });
  await expect(refused).rejects.toThrow(StoreUnavailable);
  await expect(refused).rejects.toMatchObject({ cause: expect.any(Error) });
  const { outcome } = await conversation().say(tableOf({ checkpointer }), 'Hello');
  expect(outcome).toEqual({ status: 'failed', activeAgent: null, error: 'store.unavailable' });
});
