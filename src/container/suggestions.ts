import { ContainerModule } from 'inversify';
import { suggestPrompts, suggestTopics } from '../../modules/suggestions/index.ts';
import { Conversations } from '../../ports/conversations.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { People } from '../../ports/people.ts';
import { every, fill } from './fill.ts';
import { Background, Specialist, UseCase } from './keys.ts';

/** What the user may say next, and what may come after a profile analysis. */
export const suggestions = new ContainerModule(({ bind }) => {
  fill(
    bind,
    UseCase.suggestPrompts,
    [Conversations, People, LanguageModel, every(Specialist), every(Background)],
    (conversations, people, model, specialists, background) =>
      suggestPrompts({ conversations, people, model, specialists, background }),
  );
  fill(bind, UseCase.suggestTopics, [Conversations, People, LanguageModel], (conversations, people, model) =>
    suggestTopics({ conversations, people, model }),
  );
});
