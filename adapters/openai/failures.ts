import { BrokenCircuitError } from 'cockatiel';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ModelFailed } from '../../modules/kernel/errors.ts';

const SAID = {
  status: 'The provider refused the request',
  connection: 'The provider could not be reached',
  broken: 'The answer of the provider broke off',
  deadline: 'The provider did not answer in time',
  stalled: 'The provider fell silent in the middle of an answer',
  malformed: 'The answer of the provider does not have the agreed form',
  declined: 'The model declined to answer',
  resting: 'The provider failed too often and is left alone for a while',
} as const;
export type FailureKind = keyof typeof SAID;

const PUBLIC_CODE: Readonly<Record<FailureKind, ModelFailed['code']>> = {
  status: 'model.unavailable',
  connection: 'model.unavailable',
  broken: 'model.unavailable',
  deadline: 'model.timeout',
  stalled: 'model.timeout',
  malformed: 'model.malformed',
  declined: 'model.malformed',
  resting: 'model.unavailable',
};

interface Details {
  readonly status?: number;
  readonly code?: unknown;
  readonly requestId?: unknown;
  /** Words of ours only, e.g. the paths of fields that do not fit. */
  readonly hint?: string;
  readonly headers?: Headers;
  /** The provider's own words. Kept out of sight: they may quote the prompt or the key. */
  readonly body?: string;
  readonly cause?: unknown;
}

/** A short token of the provider's, such as `rate_limit_exceeded`; anything longer or stranger is not repeated. */
const token = (value: unknown) => (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined);

/** Why the provider gave no answer. Safe to log: it holds no prompt, key or body, nor does its message. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly #headers: Headers | undefined;
  readonly #body: string;

  constructor(kind: FailureKind, details: Details = {}) {
    const code = token(details.code);
    const facts = [details.status, code, details.hint].filter((fact) => fact !== undefined);
    super(`${SAID[kind]}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}.`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = code;
    this.requestId = token(details.requestId);
    this.#headers = details.headers;
    this.#body = details.body ?? '';
  }

  header(name: string): string | null {
    return this.#headers?.get(name) ?? null;
  }

  /** Whether the provider's own words match. */
  says(pattern: RegExp): boolean {
    return pattern.test(this.#body);
  }
}

/** The system's code of a connection failure, such as `ECONNREFUSED`, however deep it lies. */
const systemCode = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error) || depth > 4) return undefined;
  return 'code' in error && error.code !== undefined ? error.code : systemCode(error.cause, depth + 1);
};

/** What any error thrown while the provider is asked means. */
export const providerFailure = (error: unknown): ProviderFailure => {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof BrokenCircuitError) return new ProviderFailure('resting');
  if (error instanceof APIConnectionTimeoutError) return new ProviderFailure('deadline');
  if (error instanceof APIConnectionError) return new ProviderFailure('connection', { code: systemCode(error) });
  if (error instanceof APIError) {
    const { status, code, headers, requestID: requestId } = error;
    const body = `${error.param ?? ''}\n${error.type ?? ''}\n${error.message}`;
    return new ProviderFailure(status ? 'status' : 'broken', { status, code, headers, requestId, body });
  }
  // A parser's message quotes what it could not read.
  if (error instanceof SyntaxError) return new ProviderFailure('malformed', { hint: 'not JSON' });
  return new ProviderFailure('broken', { code: systemCode(error), cause: error });
};

/** What leaves this adapter: failures of the provider as `ModelFailed`, the reason of an abort as it is. */
export const outward = (error: unknown): unknown =>
  error instanceof ProviderFailure ? new ModelFailed(PUBLIC_CODE[error.kind], { cause: error }) : error;
