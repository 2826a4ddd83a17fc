import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { eldLanguageDetector } from '../../adapters/eld/index.ts';
import { gemojiEmojiNames } from '../../adapters/gemoji/index.ts';
import { langGraphPreferences, langGraphTurnEngine } from '../../adapters/langgraph/index.ts';
import {
  postgresConversationSearch,
  postgresConversations,
  postgresEvents,
  postgresPeople,
  postgresTenants,
  postgresToolMemos,
  postgresTurns,
} from '../../adapters/postgres/index.ts';
import { systemClock, uuidV7Ids } from '../../adapters/system/index.ts';
import type { PortKey } from '../../modules/kernel/index.ts';
import { ChatModels } from '../../ports/chat-models.ts';
import { Clock } from '../../ports/clock.ts';
import { ConversationSearch } from '../../ports/conversation-search.ts';
import { Conversations } from '../../ports/conversations.ts';
import { Embedder } from '../../ports/embedder.ts';
import { EmojiNames } from '../../ports/emoji-names.ts';
import { Events } from '../../ports/events.ts';
import { Ids } from '../../ports/ids.ts';
import { LanguageDetector } from '../../ports/language-detector.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { People } from '../../ports/people.ts';
import { Preferences } from '../../ports/preferences.ts';
import { Telemetry } from '../../ports/telemetry.ts';
import { Tenants } from '../../ports/tenants.ts';
import { ToolMemos } from '../../ports/tool-memos.ts';
import { TurnEngine } from '../../ports/turn-engine.ts';
import { Turns } from '../../ports/turns.ts';
import type { Config } from '../config.ts';
import type { Engine } from '../engine.ts';
import type { Store as OpenStore } from '../store.ts';
import { catalogue } from './catalogue.ts';
import { configuration } from './configuration.ts';
import { conversation } from './conversation.ts';
import { events } from './events.ts';
import { every, fill, give } from './fill.ts';
import { jobs } from './jobs.ts';
import { Specialist, Store, TurnSteps } from './keys.ts';
import { memory } from './memory.ts';
import { search } from './search.ts';
import { specialists } from './specialists.ts';
import { suggestions } from './suggestions.ts';
import { trainings } from './trainings.ts';

export type { Container, ContainerModule };

/** What is opened before anything is bound. */
export interface Opened {
  readonly config: Config;
  readonly store: OpenStore;
  readonly engine: Engine;
  readonly telemetry: Telemetry;
  readonly owner: string;
  readonly isDead: (owner: string) => boolean;
}

const platform = ({ telemetry }: Opened) =>
  new ContainerModule(({ bind }) => {
    give(bind, Clock, systemClock);
    give(bind, Ids, uuidV7Ids);
    give(bind, Telemetry, telemetry);
    fill(bind, LanguageDetector, [], eldLanguageDetector);
    fill(bind, EmojiNames, [], gemojiEmojiNames);
  });

const repositories = ({ store }: Opened) =>
  new ContainerModule(({ bind }) => {
    const { database } = store;
    give(bind, Store, store);
    fill(bind, Conversations, [], () => postgresConversations(database));
    fill(bind, ConversationSearch, [], () => postgresConversationSearch(database));
    fill(bind, Turns, [], () => postgresTurns(database));
    fill(bind, People, [], () => postgresPeople(database));
    fill(bind, Tenants, [], () => postgresTenants(database));
    fill(bind, Events, [], () => postgresEvents(database));
    fill(bind, ToolMemos, [], () => postgresToolMemos(database));
    fill(bind, Preferences, [], () => langGraphPreferences(database.pool));
  });

const models = ({ engine }: Opened) =>
  new ContainerModule(({ bind }) => {
    give(bind, LanguageModel, engine.languageModel);
    give(bind, ChatModels, engine.chatModels);
    give(bind, Embedder, engine.embedder);
  });

const turnEngine = ({ store: { checkpointer }, config }: Opened) =>
  new ContainerModule(({ bind }) => {
    fill(
      bind,
      TurnEngine,
      [TurnSteps, every(Specialist), ChatModels, ToolMemos, Telemetry],
      (steps, registered, chatModels, memos, telemetry) =>
        langGraphTurnEngine({
          steps,
          specialists: registered,
          chatModels,
          checkpointer,
          memos,
          telemetry,
          limits: { turnMs: config.limits.turnMs },
        }),
    );
  });

/** Introduces ports to adapters. `added` comes last: what it binds joins the open lists. */
export const buildContainer = (opened: Opened, added: readonly ContainerModule[] = []): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    platform(opened),
    repositories(opened),
    models(opened),
    specialists,
    conversation({ owner: opened.owner, isDead: opened.isDead, ...opened.config.limits }),
    memory,
    suggestions,
    events,
    configuration,
    catalogue(opened.store.database),
    search,
    jobs,
    trainings,
    turnEngine(opened),
    ...added,
  );
  return container;
};

export const resolve = <Value>(container: Container, key: PortKey<Value>): Value =>
  container.get(key as ServiceIdentifier<Value>);
