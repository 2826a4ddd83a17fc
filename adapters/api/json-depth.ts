const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [LIST, LIST_END] = [0x5b, 0x5d];
const [OBJECT, OBJECT_END] = [0x7b, 0x7d];

/**
 * Whether lists and objects stand in each other more than `levels` deep. Reads the bytes once and stops where they do, so
 * that it can be asked before they are parsed; what is no JSON is for the parser to find.
 * @param json in UTF-8, where no other character holds the bytes of a bracket or a quote
 */
export const isNestedDeeperThan = (levels: number, json: Uint8Array): boolean => {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === LIST || byte === OBJECT) {
      depth += 1;
      if (depth > levels) return true;
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
  }
  return false;
};
