import type { Boundary } from './records.ts';

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];

/** Where the rows of a table end, and whether the last one stands open. */
export interface CsvRows extends Boundary {
  /** The byte between cells, once it is known. */
  delimiter: number | undefined;
  /** Whether a quoted cell has begun and not ended. */
  readonly quoted: boolean;
}

/**
 * A row ends at the end of a line that stands in no quoted cell. A quote opens a cell only where the cell begins; elsewhere it is
 * for the parser of the row to find, and does not take the lines behind it along.
 */
export const csvRows = (): CsvRows => {
  let place: 'start' | 'inside' | 'quoted' | 'closed' = 'start';
  return {
    delimiter: undefined,
    get quoted() {
      return place === 'quoted';
    },
    end(piece, from) {
      for (let at = from; at < piece.length; at += 1) {
        const byte = piece[at];
        if (place === 'quoted') {
          if (byte === QUOTE) place = 'closed';
        } else if (byte === LINE_FEED) {
          place = 'start';
          return at + 1;
        } else if (byte === QUOTE) {
          // Behind a quote that closed it is the second of two, which stand for one.
          if (place !== 'inside') place = 'quoted';
        } else if (byte === this.delimiter) place = 'start';
        else if (byte !== CARRIAGE_RETURN) place = 'inside';
      }
      return -1;
    },
    giveUp() {
      place = 'inside';
    },
  };
};
