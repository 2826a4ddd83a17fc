import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of frontends; in the settings of tenants, `models` becomes `ai.models`. */
export class Events1760000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(await readFile(new URL('./1760000000002-events.sql', import.meta.url), 'utf8'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update tenants set settings = settings - 'ai' || jsonb_build_object('models', settings #> '{ai,models}')
        where jsonb_typeof(settings #> '{ai,models}') = 'object';
      drop table events`);
  }
}
