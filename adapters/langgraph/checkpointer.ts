import type { RunnableConfig } from '@langchain/core/runnables';
import type {
  BaseCheckpointSaver,
  ChannelVersions,
  Checkpoint,
  CheckpointMetadata,
  CheckpointTuple,
  PendingWrite,
} from '@langchain/langgraph-checkpoint';
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres';
import type pg from 'pg';
import { makeTables, orUnavailable, SCHEMA } from './tables.ts';

/**
 * Checkpoints of threads, in the schema `langgraph` of the application's database, which `openCheckpointer` has made. The
 * pool stays its owner's: do not call `end()` on what this gives.
 */
export const checkpointerOn = (pool: pg.Pool): BaseCheckpointSaver => latestCheckpoints(pool);

/** The same, with its tables made if they are not there. Several processes may open at once. @throws StoreUnavailable */
export const openCheckpointer = async (pool: pg.Pool): Promise<BaseCheckpointSaver> => {
  const saver = latestCheckpoints(pool);
  await makeTables(saver);
  return saver;
};

const latestCheckpoints = (pool: pg.Pool) => new LatestCheckpoints(pool, undefined, { schema: SCHEMA });

/**
 * PostgresSaver that keeps only the latest checkpoint of a thread: older ones serve time travel, which nobody does here, and
 * would grow with the square of a conversation. One statement writes the new one and removes the old, where the stock saver
 * makes a transaction with one statement per channel and removes nothing.
 */
class LatestCheckpoints extends PostgresSaver {
  readonly #pool: pg.Pool;

  constructor(...given: ConstructorParameters<typeof PostgresSaver>) {
    super(...given);
    this.#pool = given[0];
  }

  override async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    return orUnavailable(() => super.getTuple(config));
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { thread_id: thread, checkpoint_ns: namespace = '', checkpoint_id: parent } = config.configurable ?? {};
    const [blobs, plainMetadata] = await Promise.all([
      this._dumpBlobs(thread, namespace, checkpoint.channel_values, newVersions),
      this._dumpMetadata(metadata),
    ]);
    // A channel without a value needs no row: the saver reads a missing one as empty.
    const valued = blobs.filter(([, , , , type]) => type !== 'empty');
    const values = [thread, namespace, checkpoint.id, parent, this._dumpCheckpoint(checkpoint), plainMetadata];
    for (const [, , channel, version, type, blob] of valued) values.push(channel, version, type, blob);
    await orUnavailable(() => this.#pool.query(putStatement(valued.length), values));
    return { configurable: { thread_id: thread, checkpoint_ns: namespace, checkpoint_id: checkpoint.id } };
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    await orUnavailable(() => super.putWrites(config, writes, taskId));
  }

  override async deleteThread(thread: string): Promise<void> {
    await orUnavailable(() => this.#pool.query(DELETE_THREAD, [thread]));
  }
}

const DELETE_THREAD = `
  WITH blobs AS (DELETE FROM ${SCHEMA}.checkpoint_blobs WHERE thread_id = $1),
       writes AS (DELETE FROM ${SCHEMA}.checkpoint_writes WHERE thread_id = $1)
  DELETE FROM ${SCHEMA}.checkpoints WHERE thread_id = $1`;

const statements = new Map<number, string>();

/**
 * $1 thread, $2 namespace, $3 checkpoint id, $4 parent id, $5 checkpoint, $6 metadata, then channel, version, type and value
 * of each blob. Checkpoint ids sort by time. All parts see the same snapshot, so what is inserted is not removed; what a
 * later checkpoint of another writer refers to stays.
 */
const putStatement = (blobs: number): string => {
  const known = statements.get(blobs);
  if (known) return known;
  const rows = Array.from({ length: blobs }, (_, row) => {
    const [channel, version, type, blob] = [7, 8, 9, 10].map((first) => first + 4 * row);
    return `($1, $2, $${channel}, $${version}, $${type}, $${blob}::bytea)`;
  });
  const inserted = `inserted AS (
    INSERT INTO ${SCHEMA}.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
    VALUES ${rows.join(', ')}
    ON CONFLICT (thread_id, checkpoint_ns, channel, version) DO UPDATE SET type = EXCLUDED.type, blob = EXCLUDED.blob
  ),`;
  const statement = `
  WITH ${blobs > 0 ? inserted : ''}
  old_blobs AS (
    DELETE FROM ${SCHEMA}.checkpoint_blobs blob WHERE thread_id = $1 AND checkpoint_ns = $2
      AND ($5::jsonb -> 'channel_versions' ->> channel) IS DISTINCT FROM version
      AND NOT EXISTS (
        SELECT FROM ${SCHEMA}.checkpoints later
        WHERE later.thread_id = $1 AND later.checkpoint_ns = $2 AND later.checkpoint_id > $3
          AND later.checkpoint -> 'channel_versions' ->> blob.channel = blob.version
      )
  ),
  old_writes AS (
    DELETE FROM ${SCHEMA}.checkpoint_writes WHERE thread_id = $1 AND checkpoint_ns = $2 AND checkpoint_id < $3
  ),
  old_checkpoints AS (
    DELETE FROM ${SCHEMA}.checkpoints WHERE thread_id = $1 AND checkpoint_ns = $2 AND checkpoint_id < $3
  )
  INSERT INTO ${SCHEMA}.checkpoints (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (thread_id, checkpoint_ns, checkpoint_id)
  DO UPDATE SET checkpoint = EXCLUDED.checkpoint, metadata = EXCLUDED.metadata`;
  statements.set(blobs, statement);
  return statement;
};
