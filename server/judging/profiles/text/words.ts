const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/** The words of a text, also of languages that write without spaces. */
export function wordsOf(text: string): string[] {
  return [...WORDS.segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
}

const SCRIPTS = [/\p{Script=Latin}/gu, /\p{Script=Han}/gu, /\p{Script=Thai}/gu];

/** The script in which most of a text is written: its place in our list, -1 for none of them. */
export function scriptOf(text: string): number {
  const counts = SCRIPTS.map((script) => text.match(script)?.length ?? 0);
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}
