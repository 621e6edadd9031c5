const SUBTYPE = /\/Subtype\s*\/Image\b/g;
const MAX_DICTIONARY = 4096;

/**
 * Wipes the pixels of every image in place, before the file is parsed. The review needs to know where
 * images are, not what they show; decoding all pictures of a large deck would fill the memory.
 */
export function blankImages(bytes: Buffer): void {
  // One character per byte, so that positions agree.
  const text = bytes.toString("latin1");
  for (const match of text.matchAll(SUBTYPE)) {
    const from = match.index;
    const window = text.slice(from, from + MAX_DICTIONARY);
    const start = /\bstream\r?\n/.exec(window);
    const objectEnd = window.indexOf("endobj");
    if (!start || (objectEnd !== -1 && objectEnd < start.index)) continue;
    const begin = from + start.index + start[0].length;
    const end = text.indexOf("endstream", begin);
    if (end !== -1) bytes.fill(0, begin, end);
  }
}
