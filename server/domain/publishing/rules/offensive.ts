import { type Place, places } from "../lexicon/phrases.ts";
import { isSpokenAgainst, type PublicText } from "../text/public-text.ts";
import { searchable } from "../text/searchable.ts";
import type { Fault, Rule } from "./fault.ts";

export const offensive: Rule = ({ texts }) =>
  texts.flatMap((text): Fault[] => {
    const [found] = offencesIn(text);
    if (!found) return [];
    const quote = text.search.quote(found.start, found.end);
    return [{ rule: "offensive", weight: "rejects", place: text.place, text: quote }];
  });

/** Who blocks or fights something has to name it; a slur needs no naming. */
function offencesIn(text: PublicText): Place[] {
  const named = [...places("sexual", text.search), ...places("hatred", text.search)];
  return [
    ...places("slurs", text.search),
    ...spelledOut(text),
    ...named.filter(({ start }) => !isSpokenAgainst(text, start)),
  ];
}

/** "f u c k": letters one by one, with blanks or dots between. */
function spelledOut({ search }: PublicText): Place[] {
  const runs = search.text.matchAll(
    /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}(?![\p{L}\p{N}])){3,}/gu,
  );
  return [...runs]
    .filter(([run]) => places("slurs", searchable(run.replace(/[ ._*-]/g, ""))).length > 0)
    .map((run) => ({ start: run.index, end: run.index + run[0].length }));
}
