import { ContainerModule } from 'inversify';
import { getJobsTool, mapJobs, mapJobsTool, mapSkills, mapSkillsTool } from '../../modules/jobs/index.ts';
import { Jobs, Skills } from '../../ports/catalogue.ts';
import { CatalogueSearch } from '../../ports/catalogue-search.ts';
import { Embedder } from '../../ports/embedder.ts';
import { fill } from './fill.ts';
import { Tool, UseCase } from './keys.ts';

/** What jobs and skills are called in a company. */
export const jobs = new ContainerModule(({ bind }) => {
  fill(bind, UseCase.mapJobs, [Jobs, CatalogueSearch, Embedder], (jobs, search, embedder) =>
    mapJobs({ jobs, search, embedder }),
  );
  fill(bind, UseCase.mapSkills, [Skills, CatalogueSearch, Embedder], (skills, search, embedder) =>
    mapSkills({ skills, search, embedder }),
  );
  fill(bind, Tool, [UseCase.mapJobs], (map) => mapJobsTool({ mapJobs: map }));
  fill(bind, Tool, [Jobs, Skills], (jobs, skills) => getJobsTool({ jobs, skills }));
  fill(bind, Tool, [UseCase.mapSkills], (map) => mapSkillsTool({ mapSkills: map }));
});
