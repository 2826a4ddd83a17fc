import type { InteractionInputType } from '../../contracts/interactions.ts';

/** One question to the user in the middle of a turn. Its ids are the application's. */
export interface Inquiry {
  /** In the language of the turn. At most 1,000 UTF-16 units; a longer one is cut. */
  readonly text: string;
  readonly inputType: InteractionInputType;
  /** What to choose from, as shown: of a select 1 to 50. */
  readonly options?: readonly string[];
  /** Of a select: whether a text may answer in place of an option. */
  readonly allowFreeText?: boolean;
  /** Whether skipping it ends what it was asked for. */
  readonly required?: boolean;
}

/** What the user said to an inquiry, checked against it. */
export interface Reply {
  readonly skipped: boolean;
  /** Positions in the inquiry's `options`, in the order shown. */
  readonly chosen: readonly number[];
  readonly text: string | null;
}
