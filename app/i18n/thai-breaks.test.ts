import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

/* Thai writes no spaces between words; browsers find them in a small dictionary, the longest
   first, and so break หลังครบ after หลังค. Where that cuts a word that the same texts use
   elsewhere, a word joiner prevents it: invisible and silent, and present wherever the text is
   shown. */

const JOINER = "\u2060";
const FOLDER = path.join(import.meta.dirname, "locales/th");
/**
 * Used by the server, in mails, reports and news: their lines break elsewhere, or their text is
 * stored.
 */
const OF_SERVER =
  /^(?:.*Mails?|hub|judging|labels|marketReport|matching|newsroom|receipts|report|reports|results|review|deckSections)\.json$/;
/** How long a word must be, and how often it must occur whole, to count as one. */
const [LETTERS, OFTEN] = [3, 5];
/**
 * Other readings of the letters, such as บอก and ว่า for กว่า, are words as frequent as the whole.
 */
const RARER = 3;

type Texts = string | { [key: string]: Texts };
const texts: z.ZodType<Texts> = z.lazy(() => z.union([z.string(), z.record(z.string(), texts)]));

const dictionary = new Intl.Segmenter("th", { granularity: "word" });
const piecesOf = (text: string) => [...dictionary.segment(text)];

function textsOf(value: Texts, name: string): { name: string; text: string }[] {
  if (typeof value === "string") return [{ name, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${name} ${key}`));
}

const all = readdirSync(FOLDER)
  .filter((file) => !OF_SERVER.test(file))
  .flatMap((file) =>
    textsOf(texts.parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))), file),
  );

const counts = new Map<string, number>();
for (const { segment } of all.flatMap(({ text }) => piecesOf(text))) {
  counts.set(segment, (counts.get(segment) ?? 0) + 1);
}
const countOf = (piece: string) => counts.get(piece) ?? 0;
const words = [...counts].flatMap(([word, count]) => {
  const letters = word.replace(/\p{Mn}/gu, "");
  const isWord = /^\p{Script=Thai}+$/u.test(word) && letters.length >= LETTERS && count >= OFTEN;
  return isWord ? [word] : [];
});

/** Where a browser would cut a word in two: the pieces are far rarer than the word. */
function cutsOf(text: string): number[] {
  const pieces = piecesOf(text);
  const starts = new Set(pieces.map(({ index }) => index));
  return words.flatMap((word) =>
    [...text.matchAll(new RegExp(word, "gu"))].flatMap(({ index }) => {
      if (starts.has(index)) return [];
      const end = index + word.length;
      const inner = [...starts].filter((at) => at > index && at < end);
      const own = pieces.filter(
        (piece) => piece.index < end && piece.index + piece.segment.length > index,
      );
      const isCut = own.some(({ segment }) => RARER * countOf(segment) < countOf(word));
      return isCut ? inner : [];
    }),
  );
}

test("no Thai word of the interface is cut by the dictionary of browsers", () => {
  expect(words.length).toBeGreaterThan(100);
  const cut = all.flatMap(({ name, text }) =>
    [...new Set(cutsOf(text))]
      .toSorted((a, b) => a - b)
      .map((at) => {
        return `${name}: ${text.slice(0, at)}${JOINER}${text.slice(at)}`;
      }),
  );
  expect(cut).toEqual([]);
});
