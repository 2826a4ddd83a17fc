import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tenants, people, conversations with their messages and runs, and the two functions by which a turn begins and ends. */
export class Conversations1760000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(await readFile(new URL('./1760000000000-conversations.sql', import.meta.url), 'utf8'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function end_turn, begin_turn');
    await runner.query('drop table idempotency_keys, runs, messages, conversations, people, tenants');
  }
}
