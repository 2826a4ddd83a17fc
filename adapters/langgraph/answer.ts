import { textFault } from '../../contracts/text.ts';

/** What one model call or one tool says. */
export interface Passage {
  /** After `close`, pieces are dropped. */
  write(piece: string): void;
  /** What it has said, as the user has it or will have it. */
  readonly text: string;
  close(): void;
}

/**
 * The answer of a turn as it is written: passages, each after the one opened before it, a blank line between them. A passage
 * that is opened while an earlier one is still open waits for it. White space before a passage's first word is dropped, so a
 * passage without words leaves no trace.
 */
export interface Answer {
  open(): Passage;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is what it is for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** A model or a tool may write what cannot be stored: controls go, halves of characters become U+FFFD. */
export const storable = (text: string): string =>
  textFault(text) === undefined ? text : text.toWellFormed().replace(CONTROLS, '');

const endsInHalf = (text: string): boolean => {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
};

/** `emit` gets non-empty pieces; all of them in order are the answer. */
export const answerOf = (emit: (text: string) => void): Answer => {
  const open: { flush(): void; closed: boolean }[] = [];
  let begun = false;

  const advance = () => {
    while (open[0]?.closed) {
      open.shift();
      open[0]?.flush();
    }
  };

  return {
    open() {
      let text = '';
      let unsaid = '';
      let half = '';
      const place = {
        closed: false,
        flush() {
          if (unsaid === '') return;
          const piece = unsaid;
          unsaid = '';
          if (begun && piece.length === text.length) emit('\n\n');
          begun = true;
          emit(piece);
        },
      };
      const add = (raw: string) => {
        const clean = storable(raw);
        const piece = text === '' ? clean.trimStart() : clean;
        if (piece === '') return;
        text += piece;
        unsaid += piece;
        if (open[0] === place) place.flush();
      };
      open.push(place);
      return {
        get text() {
          return text;
        },
        write(piece) {
          if (place.closed) return;
          const whole = half + piece;
          half = endsInHalf(whole) ? whole.slice(-1) : '';
          add(half ? whole.slice(0, -1) : whole);
        },
        close() {
          if (place.closed) return;
          if (half) add(half);
          place.closed = true;
          advance();
        },
      };
    },
  };
};
