import { ContainerModule } from 'inversify';
import {
  extractPreferences,
  forgetPreferences,
  mergePreferences,
  preferencesBackground,
  readPreferences,
} from '../../modules/memory/index.ts';
import { Clock } from '../../ports/clock.ts';
import { Embedder } from '../../ports/embedder.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { Preferences } from '../../ports/preferences.ts';
import { fill } from './fill.ts';
import { Background, UseCase } from './keys.ts';

/** What is remembered of users beyond a conversation. */
export const memory = new ContainerModule(({ bind }) => {
  fill(bind, Background, [Preferences], (preferences) => preferencesBackground({ preferences }));
  fill(bind, UseCase.readPreferences, [Preferences], (preferences) => readPreferences({ preferences }));
  fill(bind, UseCase.mergePreferences, [Preferences, Embedder, Clock], (preferences, embedder, clock) =>
    mergePreferences({ preferences, embedder, clock }),
  );
  fill(bind, UseCase.forgetPreferences, [Preferences], (preferences) => forgetPreferences({ preferences }));
  fill(
    bind,
    UseCase.extractPreferences,
    [Preferences, Embedder, Clock, LanguageModel],
    (preferences, embedder, clock, model) => extractPreferences({ preferences, embedder, clock, model }),
  );
});
