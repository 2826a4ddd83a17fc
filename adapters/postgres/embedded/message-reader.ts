/** The longest message a client may send, in bytes. */
const MESSAGE_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Cuts a stream of bytes into whole messages of the PostgreSQL frontend protocol, version 3: a type byte (none before
 * the session has started) and a length that counts itself.
 */
export class MessageReader {
  #pieces: Buffer[] = [];
  #size = 0;

  push(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#size += piece.length;
  }

  /** The next message without a type byte, or `undefined` while it is not all there. */
  takeUntyped(): Buffer | undefined {
    const length = this.#lengthAt(0);
    return length !== undefined && length <= this.#size ? this.#take(length) : undefined;
  }

  /** The next message with a type byte, or `undefined` while it is not all there. */
  takeTyped(): Buffer | undefined {
    const length = this.#lengthAt(1);
    return length !== undefined && length + 1 <= this.#size ? this.#take(length + 1) : undefined;
  }

  /** All whole messages that are there, up to and without one of type `stop`; `undefined` when there is none. */
  takeAllTyped(stop: number): { batch: Buffer | undefined; stopped: boolean } {
    let end = 0;
    for (;;) {
      const length = this.#lengthAt(end + 1);
      if (length === undefined || end + 1 + length > this.#size) break;
      if (this.#joined()[end] === stop) return { batch: end > 0 ? this.#take(end) : undefined, stopped: true };
      end += 1 + length;
    }
    return { batch: end > 0 ? this.#take(end) : undefined, stopped: false };
  }

  #lengthAt(offset: number): number | undefined {
    if (this.#size < offset + 4) return undefined;
    // A large message comes in many pieces: they are joined once its beginning is known not to be whole in the first.
    const first = this.#pieces[0];
    const bytes = first && first.length >= offset + 4 ? first : this.#joined();
    const length = bytes.readInt32BE(offset);
    if (length < 4 || length > MESSAGE_MAX_BYTES)
      throw new Error('A message of the database protocol has no valid length.');
    return length;
  }

  #joined(): Buffer {
    if (this.#pieces.length !== 1) this.#pieces = [Buffer.concat(this.#pieces)];
    return this.#pieces[0] as Buffer;
  }

  #take(bytes: number): Buffer {
    const all = this.#joined();
    this.#size -= bytes;
    this.#pieces = this.#size > 0 ? [all.subarray(bytes)] : [];
    return all.subarray(0, bytes);
  }
}
