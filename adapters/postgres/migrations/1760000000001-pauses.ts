import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pauses of turns, what tools have finished in them, and what a conversation keeps of its language and its beginning. */
export class Pauses1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(await readFile(new URL('./1760000000001-pauses.sql', import.meta.url), 'utf8'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tool_memos, interactions');
    await runner.query('alter table runs drop column stop_asked');
    await runner.query(
      'alter table conversations drop column language_asked, drop column summary, drop column summary_through',
    );
  }
}
