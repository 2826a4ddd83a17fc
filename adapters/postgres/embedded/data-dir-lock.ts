import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameProcess, processStart } from './process-identity.ts';

/** Another process works on this data directory: two at once would lose data. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly dataDir: string;
  readonly pid: number;
  /** Where that process serves, when it has said so. */
  readonly url: string | undefined;
  constructor(dataDir: string, pid: number, url: string | undefined) {
    super(`The data directory ${dataDir} is in use by process ${pid}${url ? `, which serves ${url}` : ''}.`);
    this.dataDir = dataDir;
    this.pid = pid;
    this.url = url;
  }
}

/** Who holds a data directory. */
export interface HeldLock {
  readonly pid: number;
  /** Where that process serves, when it has said so. */
  readonly url?: string;
  /** Whether that process, and not a later one of the same number, still runs. */
  readonly alive: boolean;
}

interface LockRecord {
  readonly pid: number;
  /** When the process started, as the system tells it; null where it does not tell. */
  readonly processStart: string | null;
  readonly url?: string;
  /** Makes this taking of the lock unlike any other. */
  readonly token: string;
}

const lockFile = (dataDir: string) => join(dataDir, 'oria.lock');

/** `undefined` where there is none; a record that cannot be read belongs to nobody. */
const readRecord = async (file: string): Promise<{ text: string; record: LockRecord | undefined } | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const record = JSON.parse(text) as LockRecord;
    const isSound = Number.isSafeInteger(record.pid) && record.pid > 0 && /^[\w-]{1,40}$/.test(record.token);
    return { text, record: isSound ? record : undefined };
  } catch {
    return { text, record: undefined };
  }
};

const isAlive = (record: LockRecord | undefined) => record !== undefined && isSameProcess(record);

/** Who holds this data directory; `undefined` when nobody does. Takes nothing and changes nothing. */
export const readLock = async (dataDir: string): Promise<HeldLock | undefined> => {
  const found = await readRecord(lockFile(dataDir));
  if (!found?.record) return undefined;
  const { pid, url } = found.record;
  return { pid, ...(url === undefined ? {} : { url }), alive: isAlive(found.record) };
};

export interface DataDirLock {
  /** Adds where this process serves, for who finds the directory in use. */
  recordUrl(url: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes a data directory for this process, making it when it is not there, for this user only. What a dead process left is taken over at
 * once. Holds between processes of one machine (and of one container), not over a network file system.
 * @throws DataDirInUse
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = lockFile(dataDir);
  const token = randomUUID();
  const draft = `${file}.${token}`;
  const record: LockRecord = { pid: process.pid, processStart: processStart(process.pid), token };
  await writeFile(draft, JSON.stringify(record), { flag: 'wx' });
  try {
    await take(dataDir, file, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async recordUrl(url) {
      await writeFile(draft, JSON.stringify({ ...record, url }));
      await rename(draft, file);
    },
    async release() {
      const found = await readRecord(file);
      if (found?.record?.token === token) await rm(file, { force: true });
    },
  };
};

/**
 * Makes `file` the draft's. A link is made whole or not at all, and by one process only. What a dead process left is
 * replaced by whoever holds the claim on just that leftover, a file that is taken in the same way; so two that find the
 * same leftover cannot both replace it, nor one replace what the other has put in its place.
 */
const take = async (dataDir: string, file: string, draft: string): Promise<void> => {
  while (!(await linkIfAbsent(draft, file))) {
    const found = await readRecord(file);
    if (!found) continue;
    if (found.record && isAlive(found.record)) throw new DataDirInUse(dataDir, found.record.pid, found.record.url);
    const claim = `${file}.${found.record?.token ?? 'unreadable'}`;
    await take(dataDir, claim, draft);
    try {
      if ((await readRecord(file))?.text !== found.text) continue;
      await link(draft, `${draft}.copy`);
      await rename(`${draft}.copy`, file);
      return;
    } finally {
      await rm(claim, { force: true });
    }
  }
};

const linkIfAbsent = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};
