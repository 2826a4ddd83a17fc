import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Specialist as AnySpecialist, defineTool } from '../../modules/kernel/index.ts';
import { bindings, give } from '../../src/container/fill.ts';
import { Specialist, Tool } from '../../src/container/keys.ts';
import { callsTools, says } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

/** What a further capability would bring: a specialist and a tool that shows a card. */
const talent: AnySpecialist = {
  name: 'talent',
  mandate: 'Finds colleagues by what they can do.',
  profile: 'large',
  temperature: 0,
  tools: ['talent_finder_tool'],
  instructions: () => 'You find colleagues.',
  actionSelection: () => 'Search first.',
};
const finder = defineTool({
  name: 'talent_finder_tool',
  intent: 'Finds colleagues.',
  riskLevel: 'low',
  input: z.object({ skill: z.string() }),
  result: z.object({ names: z.array(z.string()) }),
  run: async ({ skill }, call) => {
    call.show({ type: 'talentList', data: { skill, people: [{ name: 'Priya Raman' }] } });
    return { names: ['Priya Raman'], privateNotes: 'not for the model' };
  },
});

let oria: TestOria;
let model: OpenAiServer;
beforeAll(async () => {
  model = await startOpenAiServer({
    choose: ({ name }, evidence) => (name === 'specialist' && /colleague/.test(evidence) ? 'talent' : undefined),
  });
  const added = bindings((bind) => {
    give(bind, Specialist, talent);
    give(bind, Tool, finder);
  });
  oria = await startOria({ model, modules: [added] });
});
afterAll(async () => {
  await oria.close();
  await model.close();
});

describe('A specialist that was only bound', () => {
  test('is routed to, calls its tool, shows its card, and the card is in the answer and in history', async () => {
    model.nextChat(
      callsTools({ name: 'talent_finder_tool', arguments: '{"skill":"SQL"}' }),
      says(['Priya knows SQL.']),
    );
    const events = await oria.as('maya-okafor').stream('Which colleague knows SQL?');
    const card = { type: 'talentList', data: { skill: 'SQL', people: [{ name: 'Priya Raman' }] } };
    expect(events.find(({ event }) => event === 'message.data')).toMatchObject({ data: { card } });
    const last = events.at(-1);
    if (last?.event !== 'run.completed') throw new Error('the run did not complete');
    expect(last.data).toMatchObject({ activeAgent: 'talent', answer: 'Priya knows SQL.', cards: [card] });
    const [, answer] = await oria.as('maya-okafor').messages(last.data.userConversationId, 'maya-okafor');
    expect(answer.cards).toEqual([card]);
  });

  test('what its tool does not declare never reaches the model', async () => {
    const sent = JSON.stringify(model.chats.at(-1)?.body.messages);
    expect(sent).toMatch(/Priya Raman/);
    expect(sent).not.toMatch(/not for the model/);
  });
});
