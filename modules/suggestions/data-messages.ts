import { asBackground } from '../kernel/as-background.ts';
import type { PromptMessage } from '../kernel/task.ts';

/** Something stored of the user, as text. */
export interface DataNote {
  readonly name: string;
  readonly text: string;
}

interface Data {
  /** What it is, for the model: short English words. */
  readonly name: string;
  /** A text as it is, a record as JSON, or a list. */
  readonly value: string | object | readonly unknown[];
}

/** Of the lines in one message, in UTF-16 units: less than what a background is cut to. */
const LINES_LENGTH = 7_500;

/** The items as lines of JSON, whole, as many to a text as fit. */
const packed = (items: readonly unknown[]): string[] => {
  const texts: string[] = [];
  for (const line of items.map((item) => JSON.stringify(item))) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + line.length < LINES_LENGTH) texts.splice(-1, 1, `${last}\n${line}`);
    else texts.push(line);
  }
  return texts.length > 0 ? texts : ['[]'];
};

const textsOf = (value: Data['value']): string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? packed(value) : [JSON.stringify(value)];
};

/**
 * What is stored, as marked user-role messages, in the form that conversations have too. Of a list each item is one line of
 * JSON: whatever a text holds, it cannot end its line and pose as another. A long list goes on in further messages of its name.
 */
export const dataMessages = (data: readonly Data[]): PromptMessage[] =>
  data.flatMap(({ name, value }) => textsOf(value).flatMap((text) => asBackground(name, text)));
