import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { type Embedded, openEmbedded } from '../embedded/open-embedded.ts';
import { arrangeVectors } from './vector-storage.ts';

describe('The tables of vectors', () => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await openEmbedded({ dataDir: undefined, template: join(tmpdir(), 'oria-empty-database.tar') });
  }, 60_000);
  afterAll(() => embedded.close());
  const open = async () => {
    const database = await openDatabase({ at: { embedded: embedded.address }, poolSize: 2 });
    onTestFinished(() => database.close());
    return database;
  };
  const TYPE = `select format_type(atttypid, atttypmod) as type, attstorage as storage
    from pg_attribute where attrelid = 'jobs_vectors'::regclass and attname = 'vector'`;
  const ADD = `
    insert into jobs (tenant_id, id, item, content_hash, listed, text_digest, tsv, title, skills)
      values ('acme', 'j', '{}', '', true, '', '', '', '{}') on conflict do nothing`;

  test('become those of pgvector, with an index, where the server comes to have it', async () => {
    const before = await open();
    await before.query('alter table jobs_vectors drop column vector');
    await before.query('alter table jobs_vectors add column vector bytea not null');
    await before.query(ADD);
    await before.query(`insert into jobs_vectors values ('acme', 'j', 'model', '', '\\x00')`);
    await arrangeVectors(before.pool, 'none');
    expect(await before.query(TYPE)).toMatchObject([{ type: 'bytea' }]);

    const after = await open();
    expect(await after.query(TYPE)).toEqual([{ type: 'vector(512)', storage: 'p' }]);
    expect(await after.query('select * from jobs_vectors')).toEqual([]);
    expect(
      await after.query(`select amname from pg_class join pg_am on pg_am.oid = relam where relname = 'jobs_nearest'`),
    ).toEqual([{ amname: 'hnsw' }]);
  });

  test('stay as they are at later starts, with what is in them', async () => {
    const database = await open();
    await database.query(ADD);
    const vector = JSON.stringify(new Array(512).fill(0.5));
    await database.query(`insert into jobs_vectors values ('acme', 'j', 'model', '', $1)`, [vector]);
    expect(await (await open()).query('select id from jobs_vectors')).toEqual([{ id: 'j' }]);
  });
});
