import type { Part } from "./query-parts.server.ts";
import { SPELLINGS } from "./vocabulary.server.ts";

/** A shorter word is one typo away from too many others. */
const LEAST_LETTERS = 5;
/** A longer one may have two typos. */
const LONG = 8;

const WORDS_WRITTEN = [...SPELLINGS.entries()].filter(([word]) => word.length >= LEAST_LETTERS);

/**
 * The query as it was probably meant, with mistyped words spelled as in our vocabulary.
 * @param parts of it, as understood: only words without another meaning can be mistyped.
 * @returns undefined if nothing in it looks mistyped.
 */
export function correctSpelling(query: string, parts: Part[]): string | undefined {
  let corrected = query;
  for (const { texts, facet, isName } of parts) {
    if (facet || isName) continue;
    for (const text of texts.flatMap((words) => words.split(/\s+/))) {
      const meant = wordMeant(text);
      if (meant !== undefined) corrected = corrected.replace(text, () => meant);
    }
  }
  return corrected === query ? undefined : corrected;
}

/** @param text one word; with accents it cannot be one of the vocabulary's Latin words. */
function wordMeant(text: string): string | undefined {
  const typed = text.toLowerCase();
  if (!/^[a-z]+$/.test(typed) || typed.length < LEAST_LETTERS || SPELLINGS.has(typed)) return;
  const most = typed.length >= LONG ? 2 : 1;
  let nearest: { slips: number; written: string } | undefined;
  for (const [word, written] of WORDS_WRITTEN) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const slips = slipsBetween(typed, word);
    // With two typos the first letter, which people rarely mistype, must be right.
    if (slips > most || (slips > 1 && word[0] !== typed[0])) continue;
    if (!nearest || slips < nearest.slips) nearest = { slips, written };
  }
  return nearest?.written;
}

/**
 * How many letters are missing, extra, wrong, or swapped with their neighbour (the
 * Damerau–Levenshtein distance, changing each place once).
 */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          cell(last, column) + 1,
          cell(current, column - 1) + 1,
          cell(last, column - 1) + (isSame ? 0 : 1),
          isExchanged ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, other.length);
}

function cell(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
