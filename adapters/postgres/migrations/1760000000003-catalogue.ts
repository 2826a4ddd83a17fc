import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's skills, jobs, trainings and opportunities, their words and their vectors. */
export class Catalogue1760000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(await readFile(new URL('./1760000000003-catalogue.sql', import.meta.url), 'utf8'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table skills_vectors, jobs_vectors, trainings_vectors, opportunities_vectors,
        skills, jobs, trainings, opportunities;
      drop function search_vector`);
  }
}
