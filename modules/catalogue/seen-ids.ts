/** Slots at the beginning; a power of two. */
const FIRST_SLOTS = 4_096;

/** How full it gets before it grows. */
const FULL = 0.6;

/**
 * Which ids have been seen, and on which line first. Keeps 64 bits of hash and the line in place of the texts: some 20 to 40
 * bytes each, a million in 24 MB. Of ten million ids, two are taken for one with a probability of one in 300,000.
 */
export class SeenIds {
  #slots = FIRST_SLOTS;
  #size = 0;
  #high = new Uint32Array(FIRST_SLOTS);
  #low = new Uint32Array(FIRST_SLOTS);
  /** 0: a free slot. */
  #lines = new Uint32Array(FIRST_SLOTS);

  /** Notes an id. Gives the line where it was seen before, `undefined` when it is new. */
  firstLine(id: string, line: number): number | undefined {
    const [high, low] = hash(id);
    const slot = this.#slotOf(high, low);
    const before = this.#lines[slot];
    if (before) return before;
    this.#fill(slot, high, low, line);
    this.#size += 1;
    if (this.#size > this.#slots * FULL) this.#grow();
    return undefined;
  }

  #slotOf(high: number, low: number): number {
    let slot = low & (this.#slots - 1);
    while (this.#lines[slot] && !(this.#low[slot] === low && this.#high[slot] === high))
      slot = (slot + 1) & (this.#slots - 1);
    return slot;
  }

  #fill(slot: number, high: number, low: number, line: number): void {
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#lines[slot] = line;
  }

  #grow(): void {
    const [highs, lows, lines] = [this.#high, this.#low, this.#lines];
    this.#slots *= 2;
    this.#high = new Uint32Array(this.#slots);
    this.#low = new Uint32Array(this.#slots);
    this.#lines = new Uint32Array(this.#slots);
    for (const [slot, line] of lines.entries()) {
      if (line === 0) continue;
      const [high = 0, low = 0] = [highs[slot], lows[slot]];
      this.#fill(this.#slotOf(high, low), high, low, line);
    }
  }
}

/** Two halves of 32 bits, each of all of the text: multiply and fold, with different primes. */
const hash = (text: string): [high: number, low: number] => {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x5bd1e995);
    high ^= high >>> 15;
    low = Math.imul(low ^ unit, 0x01000193);
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (high >>> 16), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x27d4eb2f);
  return [(high ^ (high >>> 15)) >>> 0, (low ^ (low >>> 14)) >>> 0];
};
