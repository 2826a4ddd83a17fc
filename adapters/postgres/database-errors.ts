import { StoreUnavailable } from '../../modules/kernel/index.ts';

/** The database could not be reached, or would not let this user in. The message names the place, never the password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  constructor(place: string, options?: ErrorOptions) {
    super(`The database ${place} cannot be reached: ${reason(options?.cause)}.`, options);
  }
}

/** The tables could not be brought up to this release. Each migration is a transaction: those before it stand. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
  constructor(place: string, options?: ErrorOptions) {
    super(`The tables of the database ${place} could not be migrated: ${reason(options?.cause)}.`, options);
  }
}

/** The first line of what went wrong; a host of several addresses fails with one error for each. */
const reason = (cause: unknown): string => {
  const error = cause instanceof AggregateError ? cause.errors[0] : cause;
  const line = error instanceof Error ? error.message.split('\n')[0]?.trim().replace(/\.$/, '') : undefined;
  return line || 'no reason was given';
};

/** A driver's error may quote rows and parameters, which must not reach a log. */
const WITH_VALUES = ['detail', 'where', 'internalQuery', 'parameters', 'query', 'driverError'] as const;

/** What a failed statement is to the domain. Keeps the driver's error as cause, without the values that it quotes. */
export const storeUnavailable = (error: unknown): StoreUnavailable => {
  if (error instanceof StoreUnavailable) return error;
  if (error instanceof Error) for (const field of WITH_VALUES) if (field in error) Reflect.deleteProperty(error, field);
  return new StoreUnavailable({ cause: error });
};
