import { z } from 'zod';

/** The longest message a user may send, in Unicode code points (what JSON Schema calls characters). */
export const MESSAGE_MAX_CHARACTERS = 20_000;

/** The longest conversation title, in Unicode code points. */
export const TITLE_MAX_CHARACTERS = 200;

/** The longest search term, in Unicode code points. */
export const SEARCH_TERM_MAX_CHARACTERS = 200;

// C0 and C1 controls and DEL; TAB (09), LF (0A) and CR (0D) are text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** Why a text may not be stored or shown, or `undefined` when it may. */
export const textFault = (text: string): string | undefined => {
  if (!text.isWellFormed()) return 'must not contain a lone surrogate';
  if (CONTROL.test(text)) return 'must not contain control characters other than TAB, CR and LF';
  return undefined;
};

/** Length in Unicode code points. */
export const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/**
 * A well-formed text of at most `max` UTF-16 units. What is longer is cut and ends in `…`, which counts as one of them; no pair
 * of surrogates is torn apart. `max` is at least 1.
 */
export const shortened = (text: string, max: number): string => {
  if (text.length <= max) return text.toWellFormed();
  const cut = text.slice(0, max - 1);
  // Half a pair at the cut is left out; the other half stands after it.
  const whole = /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
  return `${whole.toWellFormed()}…`;
};

interface TextBounds {
  readonly min?: number;
  readonly max: number;
  /** Refuse a text of white space only. */
  readonly visible?: boolean;
}

/** Text from outside: well-formed Unicode without controls, bounded in code points. The one boundary for user text. */
export const boundedText = ({ min = 0, max, visible = false }: TextBounds) =>
  z
    .string()
    .superRefine((text, check) => {
      // A code point is one or two UTF-16 units: count only where the answer is not plain.
      const tooLong = text.length > max * 2 || (text.length > max && characters(text) > max);
      if (tooLong) check.addIssue({ code: 'custom', message: `must have at most ${max} characters` });
      else if (text.length < min) check.addIssue({ code: 'custom', message: `must have at least ${min} character` });
      else if (visible && text.trim() === '') check.addIssue({ code: 'custom', message: 'must not be blank' });
      const fault = textFault(text);
      if (fault) check.addIssue({ code: 'custom', message: fault });
    })
    .meta({ minLength: min, maxLength: max });

/** A user's message: 1 to 20,000 code points, not blank. */
export const MessageText = boundedText({ min: 1, max: MESSAGE_MAX_CHARACTERS, visible: true });

/** An opaque identifier given by a caller: 1 to 128 of the characters that need no escaping in a URL path. */
export const ExternalId = z
  .string()
  .regex(/^[A-Za-z0-9._~:@-]{1,128}$/, 'must be 1 to 128 letters, digits or any of . _ ~ : @ -');
