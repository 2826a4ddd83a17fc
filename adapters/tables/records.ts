/** The longest row, in bytes. */
export const ROW_MAX_BYTES = 1024 * 1024;

const LINE_FEED = 0x0a;

/** Where records end. Keeps what it has seen from one piece of a file to the next. */
export interface Boundary {
  /** The index behind the end of the record that goes on at `from`; -1 when it goes on in the next piece. */
  end(piece: Buffer, from: number): number;
  /** The record is too long to be one: where it cannot be known, its end is to be looked for anew. */
  giveUp(): void;
}

/** A record as it stands in the file, with the end of its line. */
export interface RawRecord {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** How many lines end in it. */
  readonly lineEnds: number;
  readonly size: number;
  /** `undefined` where it is longer than `ROW_MAX_BYTES`: nobody keeps it. */
  readonly bytes: Buffer | undefined;
}

const lineEndsIn = (piece: Buffer, from: number, to: number): number => {
  let count = 0;
  for (let at = piece.indexOf(LINE_FEED, from); at >= 0 && at < to; at = piece.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
};

/** Lines are records. */
export const lines = (): Boundary => ({
  end: (piece, from) => piece.indexOf(LINE_FEED, from) + 1 || -1,
  giveUp: () => {},
});

/** Cuts a file into its records, none of which is ever longer in memory than it may be. */
export async function* recordsOf(
  chunks: AsyncIterable<Uint8Array>,
  boundary: Boundary,
): AsyncGenerator<RawRecord, void> {
  let line = 1;
  let begun: Buffer[] = [];
  let size = 0;
  let lineEnds = 0;
  const take = (piece: Buffer, from: number, to: number) => {
    const fits = size <= ROW_MAX_BYTES;
    size += to - from;
    lineEnds += lineEndsIn(piece, from, to);
    if (size <= ROW_MAX_BYTES) begun.push(piece.subarray(from, to));
    else if (fits) {
      begun = [];
      boundary.giveUp();
    }
  };
  const whole = (): RawRecord => {
    const bytes = size > ROW_MAX_BYTES ? undefined : begun.length === 1 ? begun[0] : Buffer.concat(begun);
    const record = { line, lineEnds, size, bytes };
    line += lineEnds;
    begun = [];
    size = 0;
    lineEnds = 0;
    return record;
  };
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let from = 0; from < piece.length; ) {
      const end = boundary.end(piece, from);
      take(piece, from, end < 0 ? piece.length : end);
      if (end < 0) break;
      yield whole();
      from = end;
    }
  }
  if (size > 0) yield whole();
}
