import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { StreamEvent } from '../../contracts/stream.ts';
import { allEvents, eventually, interactionOf, readEvents } from '../support/caller.ts';
import { callsTools, hangs, says, stalls } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';
import { newInstallation, startServerProcess } from '../support/server-process.ts';
import { onPostgreSQL } from '../support/stores.ts';

let oria: TestOria;
let model: OpenAiServer;
beforeAll(async () => {
  model = await startOpenAiServer();
  oria = await startOria({ model });
});
afterAll(async () => {
  await oria.close();
  await model.close();
});
const maya = () => oria.as('maya-okafor');
const runIdOf = (event: StreamEvent | undefined) => (event?.event === 'run.started' ? event.data.runId : '');

describe('A reader who comes back', () => {
  test('by the name of the run gets what was missed and what follows: nothing lost, nothing twice', async () => {
    model.nextChat(says(['One, ', 'two, ', 'three, ', 'four.'], { gapMs: 100 }));
    const left = new AbortController();
    const seen: StreamEvent[] = [];
    for await (const event of readEvents(await maya().open({ message: 'Count' }, { signal: left.signal }))) {
      seen.push(event);
      if (event.event === 'message.delta') break;
    }
    left.abort();
    const rest = await allEvents(await maya().follow(runIdOf(seen[0]), seen.at(-1)?.id));
    const all = [...seen, ...rest];
    expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1));
    const text = all.map((event) => (event.event === 'message.delta' ? event.data.text : '')).join('');
    expect(text).toBe('One, two, three, four.');
    expect(all.at(-1)).toMatchObject({ event: 'run.completed', data: { answer: text } });
    // Ended, it is told again from any event on.
    expect(await allEvents(await maya().follow(runIdOf(seen[0]), 1))).toEqual(all.slice(1));
  });

  test('knowing everything already gets the last event', async () => {
    const { runId } = await maya().say('Hello');
    const events = await allEvents(await maya().follow(runId, 10_000));
    expect(events.map(({ event }) => event)).toEqual(['run.completed']);
  });

  test.each(['kwame-mensah', 'rui-carvalho'])('as %s finds no such run, as of one that never was', async (stranger) => {
    const { runId, userConversationId } = await maya().say('Hello');
    for (const id of [runId, userConversationId, 'x', '%00']) {
      const { status } = await oria.as(stranger).follow(id);
      expect(status, id).toBe(404);
      const cancelled = await oria.as(stranger).post('/v2/chat/cancel', { runId: userConversationId });
      expect([cancelled.status, cancelled.body.code]).toEqual([404, 'run.not-found']);
    }
  });
});

describe('A run that is cancelled', () => {
  test('aborts its model call within a second and keeps what was written', async () => {
    model.nextChat(stalls(['So far. '], 1));
    const reading = maya().open({ message: 'Tell me everything' });
    const events: StreamEvent[] = [];
    let asked = 0;
    for await (const event of readEvents(await reading)) {
      events.push(event);
      if (event.event !== 'message.delta') continue;
      asked = performance.now();
      const { status, body } = await maya().post('/v2/chat/cancel', { runId: runIdOf(events[0]) });
      expect([status, body.status]).toEqual([200, 'cancelled']);
      expect(performance.now() - asked).toBeLessThan(1_000);
    }
    expect(events.at(-1)).toMatchObject({ event: 'run.cancelled', data: { answer: 'So far. ', status: 'cancelled' } });
    await eventually(() => model.chats.at(-1)?.left);
    const last = events.at(-1);
    const conversation = last?.event === 'run.cancelled' ? last.data.userConversationId : '';
    const stored = await maya().messages(conversation, 'maya-okafor');
    expect(stored[1]).toMatchObject({ content: 'So far. ', status: 'cancelled' });
    expect((await maya().say('Go on', { userConversationId: conversation })).status).toBe('completed');
  });

  test('before it has written anything is cancelled too, and cancelling again changes nothing', async () => {
    model.nextChat(hangs());
    const key = { idempotencyKey: 'slow-one' };
    const answered = maya().say('Think', key);
    const stream = readEvents(await maya().open({ message: 'Think', ...key }));
    const started = (await stream.next()).value as StreamEvent;
    const runId = runIdOf(started);
    expect((await maya().post('/v2/chat/cancel', { runId })).body.status).toBe('cancelled');
    expect((await answered).status).toBe('cancelled');
    expect((await maya().post('/v2/chat/cancel', { runId })).body.status).toBe('cancelled');
    await stream.return(undefined);
  });

  test('asks for a run by name', async () => {
    const { status, body } = await maya().post('/v2/chat/cancel', {});
    expect([status, body.issues[0].field]).toEqual([422, 'runId']);
  });
});

describe('A pause', () => {
  test('outlives the process: another one takes the answer and goes on', async () => {
    const env = await newInstallation();
    const first = await startServerProcess(env);
    const output = await (await first.as('maya-okafor')).say('I need help with a task');
    expect(output.status).toBe('interrupted');
    expect(await first.end('SIGKILL')).toBeNull();

    const second = await startServerProcess(env);
    const again = await second.as('maya-okafor');
    const { interaction_id, questions } = interactionOf(output);
    const answers = questions.map(({ question_id, options }) =>
      options.length > 0
        ? { question_id, option_ids: [options[0]?.option_id] }
        : { question_id, text: 'Write an email to my team about the new release date' },
    );
    const wrong = await again.respond(output.userConversationId, { interaction_id, answers: [] });
    expect(wrong.status).toBe(422);
    const { status, body } = await again.respond(output.userConversationId, { interaction_id, answers });
    expect([status, body.status]).toEqual([200, 'completed']);
    expect(body.answer.length).toBeGreaterThan(100);
    const stored = await again.messages(output.userConversationId, 'maya-okafor');
    expect(stored.map(({ status }) => status)).toEqual([null, 'interrupted', 'completed']);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  onPostgreSQL(() =>
    test('is answered through another instance, whose runs are followed and cancelled through this one', async () => {
      const own = await startOpenAiServer();
      onTestFinished(() => own.close());
      const env = { ...(await newInstallation()), OPENAI_BASE_URL: own.url, OPENAI_API_KEY: 'none' };
      const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
      const [here, there] = await Promise.all(servers.map((server) => server.as('maya-okafor')));
      if (!here || !there) throw new Error('two servers were started');

      const questions = [{ text: 'Which report?', input_type: 'single_select', options: ['Quarterly', 'Yearly'] }];
      own.nextChat(callsTools({ name: 'request_clarification_tool', arguments: JSON.stringify({ questions }) }));
      const output = await here.say('Help me with my report');
      const { interaction_id, questions: asked } = interactionOf(output);
      const option = asked[0]?.options[1]?.option_id;
      const response = { interaction_id, answers: [{ question_id: asked[0]?.question_id, option_ids: [option] }] };
      own.nextChat(says(['Your yearly report.']));
      const both = await Promise.all(
        [here, there, there, here].map((user) => user.respond(output.userConversationId, response)),
      );
      expect(new Set(both.map(({ status, body }) => `${status} ${body.runId} ${body.answer}`)).size).toBe(1);
      expect(both[0]?.body.answer).toBe('Your yearly report.');

      own.nextChat(stalls(['So far. '], 1));
      const { userConversationId } = output;
      const events = readEvents(await there.open({ message: 'Tell me everything', userConversationId }));
      const started = (await events.next()).value as StreamEvent;
      const runId = runIdOf(started);
      const followed = allEvents(await here.follow(runId));
      for await (const { event } of events) if (event === 'message.delta') break;
      const began = performance.now();
      expect((await here.post('/v2/chat/cancel', { runId })).body.status).toBe('cancelled');
      expect(performance.now() - began).toBeLessThan(3_000);
      expect((await followed).at(-1)).toMatchObject({ event: 'run.cancelled', data: { answer: 'So far. ' } });
      expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
    }),
  );
});
