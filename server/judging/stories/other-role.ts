import type { Language } from "../../../contracts/languages.ts";
import type { NameSpan } from "./name-span.ts";
import { type Hit, hitsOf, readPatterns } from "./word-patterns.ts";

const { declined, otherRole } = readPatterns("roles.json", ["declined", "otherRole"]);
/** An explanation of a name between commas. */
export const APPOSITION = /^,[^,;.]{3,70},/u;
/** "Sunda Partners has not …" */
const NEAR_DECLINED = 5;
/** A stranger's sentence may be a whole page. */
const REACH = 120;

/** "Bamboo Capital advised", "Sunda Partners declined to take part", "used to work at Sunda Partners". */
export function hasOtherRole(
  span: NameSpan,
  spans: readonly NameSpan[],
  language: Language,
): boolean {
  const { sentence, start, end } = span;
  const { low, clauses } = sentence;
  const own = clauses.filter((one) => one.start < end && start < one.end);
  const others = spans.filter(
    (one) =>
      one.sentence === sentence &&
      one !== span &&
      one.end > start - REACH &&
      one.start < end + REACH,
  );
  // Such a word is about the name next to it.
  const isBeside = (hit: Hit) =>
    !others.some(
      (other) =>
        (other.start >= end && other.end <= hit.start) ||
        (other.start >= hit.end && other.end <= start),
    );
  const isDeclined = hitsOf(declined[language], low, end, end + REACH).some((hit) => {
    const gap = low.slice(end, hit.start).replace(APPOSITION, " ");
    return isBeside(hit) && gap.length <= NEAR_DECLINED;
  });
  return (
    isDeclined ||
    own.some((clause) =>
      hitsOf(
        otherRole[language],
        low,
        Math.max(clause.start, start - REACH),
        Math.min(clause.end, end + REACH),
      ).some(isBeside),
    )
  );
}
