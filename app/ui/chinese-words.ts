/** These belong to the next word; any other single character to the one before it. */
const FORWARD = /^[让把从由就在给将被对向和与到是要用替为不没再最]$/;
/** At least this many characters between two breaks. */
const LEAST = 3;

/**
 * The parts of a Chinese text, between which a line may break besides after punctuation and at
 * spaces: not inside a word or between a number and its unit. No part is a single character, which
 * would be left alone on a line.
 */
export function chineseParts(text: string): string[] {
  // Not in every browser yet.
  if (!("Segmenter" in Intl)) return [text];
  const parts = [""];
  let run = 0;
  let isOpen = true;
  const words = new Intl.Segmenter("zh", { granularity: "word" }).segment(text);
  for (const { segment, isWordLike } of words) {
    const last = parts.length - 1;
    const isOne = isWordLike === true && segment.length === 1;
    const isLeading = FORWARD.test(segment);
    const isNumber = /[\d一二两三四五六七八九十百千万亿轮]$/.test(parts[last] ?? "");
    if (isOpen || !isWordLike || (isOne && !isLeading) || isNumber || run < LEAST) {
      parts[last] += segment;
      run = isWordLike ? run + segment.length : 0;
    } else {
      parts.push(segment);
      run = segment.length;
    }
    isOpen = !isWordLike || isLeading || (isOpen && isOne);
  }
  return parts;
}
