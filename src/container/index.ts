import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { eldLanguageDetector } from '../../adapters/eld/index.ts';
import { gemojiEmojiNames } from '../../adapters/gemoji/index.ts';
import { langGraphTurnEngine } from '../../adapters/langgraph/index.ts';
import {
  postgresConversationSearch,
  postgresConversations,
  postgresPeople,
  postgresTenants,
  postgresTurns,
} from '../../adapters/postgres/index.ts';
import { systemClock, uuidV7Ids } from '../../adapters/system/index.ts';
import type { PortKey } from '../../modules/kernel/index.ts';
import { ChatModels } from '../../ports/chat-models.ts';
import { Clock } from '../../ports/clock.ts';
import { ConversationSearch } from '../../ports/conversation-search.ts';
import { Conversations } from '../../ports/conversations.ts';
import { EmojiNames } from '../../ports/emoji-names.ts';
import { Ids } from '../../ports/ids.ts';
import { LanguageDetector } from '../../ports/language-detector.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { People } from '../../ports/people.ts';
import { Telemetry } from '../../ports/telemetry.ts';
import { Tenants } from '../../ports/tenants.ts';
import { TurnEngine } from '../../ports/turn-engine.ts';
import { Turns } from '../../ports/turns.ts';
import type { Config } from '../config.ts';
import type { Engine } from '../engine.ts';
import type { Store as OpenStore } from '../store.ts';
import { configuration } from './configuration.ts';
import { conversation } from './conversation.ts';
import { every, fill, give } from './fill.ts';
import { Specialist, Store, TurnSteps } from './keys.ts';
import { specialists } from './specialists.ts';

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
  });

const models = ({ engine }: Opened) =>
  new ContainerModule(({ bind }) => {
    give(bind, LanguageModel, engine.languageModel);
    give(bind, ChatModels, engine.chatModels);
  });

const turnEngine = ({ store: { checkpointer }, config }: Opened) =>
  new ContainerModule(({ bind }) => {
    fill(
      bind,
      TurnEngine,
      [TurnSteps, every(Specialist), ChatModels, Telemetry],
      (steps, registered, chatModels, telemetry) =>
        langGraphTurnEngine({
          steps,
          specialists: registered,
          chatModels,
          checkpointer,
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
    conversation({ owner: opened.owner, isDead: opened.isDead, gateMs: opened.config.limits.gateMs }),
    configuration,
    turnEngine(opened),
    ...added,
  );
  return container;
};

export const resolve = <Value>(container: Container, key: PortKey<Value>): Value =>
  container.get(key as ServiceIdentifier<Value>);
