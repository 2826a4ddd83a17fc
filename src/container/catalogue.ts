import { ContainerModule } from 'inversify';
import {
  type Database,
  postgresJobs,
  postgresOpportunities,
  postgresSearchIndex,
  postgresSkills,
  postgresTrainings,
} from '../../adapters/postgres/index.ts';
import { readNdjson } from '../../adapters/tables/index.ts';
import { embedPending, importLines, importRows, putTenant, VectorWork } from '../../modules/catalogue/index.ts';
import { Jobs, Opportunities, Skills, Trainings } from '../../ports/catalogue.ts';
import { Embedder } from '../../ports/embedder.ts';
import { People } from '../../ports/people.ts';
import { SearchIndex } from '../../ports/search-index.ts';
import { Tenants } from '../../ports/tenants.ts';
import { fill } from './fill.ts';
import { UseCase, Vectors } from './keys.ts';

/** A company's own data: where it is kept, how it comes in, and the vectors that it is searched by. */
export const catalogue = (database: Database) =>
  new ContainerModule(({ bind }) => {
    fill(bind, Skills, [], () => postgresSkills(database));
    fill(bind, Jobs, [], () => postgresJobs(database));
    fill(bind, Trainings, [], () => postgresTrainings(database));
    fill(bind, Opportunities, [], () => postgresOpportunities(database));
    fill(bind, SearchIndex, [], () => postgresSearchIndex(database));
    fill(bind, UseCase.putTenant, [Tenants], (tenants) => putTenant({ tenants }));
    fill(bind, UseCase.embedPending, [SearchIndex, Embedder], (index, embedder) => embedPending({ index, embedder }));
    fill(
      bind,
      Vectors,
      [UseCase.embedPending, Tenants],
      (embed, tenants) => new VectorWork({ embedPending: embed, tenants }),
    );
    fill(
      bind,
      UseCase.importRows,
      [Skills, Jobs, Trainings, Opportunities, People, UseCase.embedPending],
      (skills, jobs, trainings, opportunities, people, embed) =>
        importRows({
          destinations: { skills, jobs, trainings, opportunities, people },
          trainings,
          embedPending: embed,
        }),
    );
    fill(bind, UseCase.importLines, [UseCase.importRows, Vectors], (rows, vectors) =>
      importLines({ importRows: rows, vectors, read: readNdjson }),
    );
  });
