import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TenantSettings } from '../../modules/kernel/index.ts';
import { Tenants } from '../../ports/tenants.ts';
import { resolve } from '../../src/container/index.ts';
import { callsTools, says } from '../support/openai/replies.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai/server.ts';
import { startOria, type TestOria } from '../support/oria.ts';

const PROFILE = 'get_user_profile_selective_tool';
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

interface Offered {
  readonly function: { readonly name: string };
}
const offered = (): string[] => ((model.chats.at(-1)?.body.tools ?? []) as Offered[]).map((tool) => tool.function.name);
const endings = (events: Awaited<ReturnType<ReturnType<TestOria['as']>['stream']>>) =>
  events.flatMap(({ event, data }) => (event === 'run.progress' && data.kind === 'tool_ended' ? data.outcome : []));

describe('The profile tool', () => {
  test('is offered to someone with a profile, also an empty one, and reads just what was asked for', async () => {
    await oria.as('sofia-lindqvist').say('How do I grow?');
    expect(offered()).toContain(PROFILE);
    model.nextChat(callsTools({ name: PROFILE, arguments: '{"need_objectives":true}' }), says(['You want to lead.']));
    const events = await oria.as('maya-okafor').stream('What are my objectives?');
    expect(endings(events)).toEqual(['ok']);
    const sent = JSON.stringify(model.chats.at(-1)?.body.messages);
    expect(sent).toMatch(/churn forecast/);
    expect(sent).not.toMatch(/Python|Statistics/);
  });

  test('with nothing selected is an error that the model reads, not a list of names', async () => {
    model.nextChat(callsTools({ name: PROFILE, arguments: '{}' }), says(['Tell me more.']));
    expect(endings(await oria.as('maya-okafor').stream('Who am I?'))).toEqual(['refused']);
    const sent = JSON.stringify(model.chats.at(-1)?.body.messages);
    expect(sent).toMatch(/No section was selected/);
    expect(sent).not.toMatch(/Okafor/);
  });

  test('is not there for someone without a profile, and does not run when it is called all the same', async () => {
    model.nextChat(callsTools({ name: PROFILE, arguments: '{"need_skills":true}' }), says(['I go on without.']));
    const events = await oria.as('daniel-novak').stream('Which skills do I have?');
    expect(offered()).not.toContain(PROFILE);
    expect(endings(events)).toEqual(['refused']);
    expect(events.at(-1)).toMatchObject({ event: 'run.completed', data: { answer: 'I go on without.' } });
  });
});

test('a tool that the company excludes is neither offered nor run', async () => {
  const tenants = resolve(oria.container, Tenants);
  await tenants.put('other-demo', TenantSettings.parse({ toolExclusion: [PROFILE] }));
  model.nextChat(callsTools({ name: PROFILE, arguments: '{"need_skills":true}' }), says(['I go on without.']));
  const events = await oria.as('rui-carvalho').stream('Which skills do I have?');
  expect(offered()).not.toContain(PROFILE);
  expect(endings(events)).toEqual(['refused']);
  expect(JSON.stringify(model.chats.at(-1)?.body.messages)).not.toMatch(/Harbour/);
});
