import { ContainerModule } from 'inversify';
import {
  findTrainings,
  getTrainingsTool,
  presentTrainings,
  trainingFinderTool,
  trainings as trainingsSpecialist,
} from '../../modules/trainings/index.ts';
import { Skills, Trainings } from '../../ports/catalogue.ts';
import { CatalogueSearch } from '../../ports/catalogue-search.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { fill, give } from './fill.ts';
import { Specialist, Tool, UseCase } from './keys.ts';

/** What the company offers to learn. */
export const trainings = new ContainerModule(({ bind }) => {
  give(bind, Specialist, trainingsSpecialist);
  fill(bind, UseCase.presentTrainings, [Skills], (skills) => presentTrainings({ skills }));
  fill(
    bind,
    UseCase.findTrainings,
    [CatalogueSearch, Trainings, Skills, UseCase.mapSkills],
    (search, trainings, skills, mapSkills) =>
      findTrainings({
        search,
        trainings,
        skills,
        // A skill that cannot be looked up is searched for by its name.
        skillCodes: async (ctx, names) =>
          (await mapSkills(ctx, names)).map((found) => ('result' in found ? found.result?.skill.code : undefined)),
      }),
  );
  fill(bind, Tool, [LanguageModel, UseCase.findTrainings, UseCase.presentTrainings], (model, find, present) =>
    trainingFinderTool({ model, find, present }),
  );
  fill(bind, Tool, [Trainings, UseCase.presentTrainings], (trainings, present) =>
    getTrainingsTool({ trainings, present }),
  );
});
