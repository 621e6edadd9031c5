import { searchable } from "../../../language/fold.ts";
import { type Place, places } from "../lexicon/phrases.ts";
import { isSpokenAgainst, type PublicText } from "../text/public-text.ts";
import type { Fault, Rule } from "./fault.ts";

export const offensive: Rule = ({ texts }) =>
  texts.flatMap((text): Fault[] => {
    const [found] = offencesIn(text);
    if (!found) return [];
    const quote = text.search.quote(found.start, found.end);
    return [{ rule: "offensive", weight: "rejects", place: text.place, text: quote }];
  });

/** Those who block or fight something have to name it; nobody needs a slur. */
function offencesIn(text: PublicText): Place[] {
  const named = [...places("sexual", text.search), ...places("hatred", text.search)];
  return [
    ...places("slurs", text.search),
    ...spelledOut(text),
    ...named.filter(({ start }) => !isSpokenAgainst(text, start)),
  ];
}

/** "f u c k" and "n1gger": letters one by one, or replaced by digits. */
function spelledOut({ search }: PublicText): Place[] {
  const apart = [...search.text.matchAll(APART)].map((run) => ({
    run,
    word: run[0].replace(/[ ._*-]/g, ""),
  }));
  const figured = [...search.text.matchAll(FIGURED)].map((run) => ({
    run,
    word: run[0].replace(/[013457@$!]/g, (sign) => LETTERS_OF[sign] ?? sign),
  }));
  return [...apart, ...figured]
    .filter(({ word }) => places("slurs", searchable(word)).length > 0)
    .map(({ run }) => ({ start: run.index, end: run.index + run[0].length }));
}

const APART = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}(?![\p{L}\p{N}])){2,}/gu;
const FIGURED =
  /(?<![\p{L}\p{N}])(?=\S*[a-z])(?=\S*[013457@$!])[a-z013457@$!]{4,20}(?![\p{L}\p{N}])/gu;
const LETTERS_OF: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
