import type { Language } from "../../../contracts/languages.ts";
import type { NameSpan } from "./name-span.ts";
import { type Hit, hitsOf, isMadeOf, readPatterns } from "./word-patterns.ts";

const { declined, otherRole, acting } = readPatterns("roles.json", [
  "declined",
  "otherRole",
  "acting",
]);
const { aux } = readPatterns("round.json", ["aux"]);
/** An explanation of a name between commas. */
export const APPOSITION = /^,[^,;.]{3,70},/u;
/** A stranger's sentence may be a whole page. */
const REACH = 120;

/**
 * "Bamboo Capital advised", "Sunda Partners declined to take part", "used to work at Sunda Partners": such a word is
 * beside the name. "From Sunda Partners for its app for lawyers" is about the money.
 */
export function hasOtherRole({ sentence, start, end }: NameSpan, language: Language): boolean {
  const { low } = sentence;
  const isBeside = (gap: string) => isMadeOf([acting[language], aux[language]], gap);
  const isTold = (hit: Hit) => isBeside(low.slice(end, hit.start).replace(APPOSITION, " "));
  return (
    hitsOf(declined[language], low, end, end + REACH).some(isTold) ||
    hitsOf(otherRole[language], low, end, end + REACH).some(isTold) ||
    hitsOf(otherRole[language], low, Math.max(0, start - REACH), start).some((hit) =>
      isBeside(low.slice(hit.end, start)),
    )
  );
}
