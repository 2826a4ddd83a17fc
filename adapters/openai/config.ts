/** How a provider is reached. Filled by the composition; nothing here is read from the environment. */
export interface OpenAiConfig {
  readonly apiKey: string;
  /** With the version, without a slash at the end. OpenAI's own when absent. */
  readonly baseUrl?: string;
  readonly models: {
    readonly mini: string;
    readonly large: string;
    /** For closed questions; the mini model when absent, also a tenant's own. */
    readonly decisions?: string;
  };
  readonly limits?: Partial<Limits>;
}

/** Times in milliseconds. */
export interface Limits {
  /** One call of a specialist's chat model, retries included. Tasks bring their own deadlines. */
  readonly chatMs: number;
  /** A stream that says nothing for so long has failed. */
  readonly stallMs: number;
  /** A Decisions request, before structured generation takes over. */
  readonly decisionsMs: number;
  /** How often a request is repeated after a failure that may pass. */
  readonly retries: number;
  /** The first pause before a repetition; it doubles from there to at most 8 s, less up to a quarter. */
  readonly retryPauseMs: number;
  /** So many outages in a row close the line for `restMs`. */
  readonly outages: number;
  readonly restMs: number;
}

export const OPENAI_URL = 'https://api.openai.com/v1';

/**
 * 1.5 s for Decisions: it answers in a fraction of that, or structured generation is the quicker way. 30 s of silence: a
 * reasoning model may think before its first word.
 */
export const DEFAULT_LIMITS: Limits = {
  chatMs: 120_000,
  stallMs: 30_000,
  decisionsMs: 1_500,
  retries: 2,
  retryPauseMs: 500,
  outages: 5,
  restMs: 10_000,
};
