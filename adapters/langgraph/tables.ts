import { StoreUnavailable } from '../../modules/kernel/index.ts';

/** Where LangGraph's tables are in the application's database. */
export const SCHEMA = 'langgraph';

// What CREATE ... IF NOT EXISTS, DROP ... IF EXISTS and the tables of versions say when another process is a moment ahead:
// unique violation, schema, table, column or trigger there already or gone already, concurrent update, deadlock.
const RACES: ReadonlySet<unknown> = new Set(['23505', '42P06', '42P07', '42701', '42710', '42704', 'XX000', '40P01']);
const TRIES = 10;

/** Makes the tables of one of LangGraph's stores. Several processes may do so at once. @throws StoreUnavailable */
export const makeTables = async (store: { setup(): Promise<void> }): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await store.setup();
    } catch (cause) {
      const raced = cause instanceof Error && 'code' in cause && RACES.has(cause.code);
      if (!raced || tried === TRIES) throw new StoreUnavailable({ cause });
      await new Promise((resolve) => setTimeout(resolve, 20 * tried));
    }
  }
};

/** @throws StoreUnavailable with what went wrong as its cause */
export const orUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (cause) {
    throw new StoreUnavailable({ cause });
  }
};
