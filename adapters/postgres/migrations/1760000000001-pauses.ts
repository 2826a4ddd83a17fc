import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const sql = (name: string): Promise<string> => readFile(new URL(`./${name}.sql`, import.meta.url), 'utf8');

/**
 * Pauses of turns and what tools have finished in them; what a conversation keeps of its language and its beginning. The
 * functions by which turns begin and end are replaced, one by which they resume is added.
 */
export class Pauses1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of ['pauses', 'ends-of-pauses', 'begin-turn', 'end-turn', 'resume-turn']) {
      await runner.query(await sql(`1760000000001-${part}`));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop function resume_turn, end_turn, begin_turn, messages_through, language_after, expire_pauses, cancel_pause,
        cancel_pending, lapse_pause, tell_pause, cards_after_pause`,
    );
    await runner.query('drop table tool_memos, interactions');
    await runner.query('alter table runs drop column stop_asked');
    await runner.query(
      'alter table conversations drop column language_asked, drop column summary, drop column summary_through',
    );
    // Those that were replaced stand at the end of the migration before.
    const before = await sql('1760000000000-conversations');
    await runner.query(before.slice(before.indexOf('create function begin_turn')));
  }
}
