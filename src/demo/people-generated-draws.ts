/** A number from 0 to `below` - 1. The same about the same person at all times, and another about another. */
export type Draw = (about: string, below: number) => number;

const hashOn = (from: number, text: string): number => {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

/** Numbers that look drawn and are not: a hash (FNV-1a, then mixed) of who and what they are about. */
export const drawsFor = (person: string): Draw => {
  const start = hashOn(0x811c9dc5, person);
  return (about, below) => {
    let hash = hashOn(start, about);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return ((hash ^ (hash >>> 16)) >>> 0) % below;
  };
};

/** One of the list, which must not be empty. */
export const oneOf = <Item>(draw: Draw, about: string, list: readonly Item[]): Item =>
  list[draw(about, list.length)] as Item;
