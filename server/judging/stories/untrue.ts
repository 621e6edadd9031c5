import type { Language } from "../../../contracts/languages.ts";
import { endsWith, type Hit, has, hitsOf, type Patterns, readPatterns } from "./word-patterns.ts";

/** Where a clause tells of a round, and whom it names; places are of the clause. */
type Told = Record<"gets" | "gives" | "rounds" | "names", readonly Hit[]>;

const words = readPatterns("round.json", [
  "untrue",
  "refuted",
  "after",
  "not",
  "tell",
  "noun",
  "said",
  "aux",
]);
const { person, company } = readPatterns("roles.json", ["person", "company"]);
const NEAR_NOT = 20;
/** The most characters between a word for the untrue and what it is said of. */
const REACH = 60;
/** Names are blanked: "SkyFarm's". */
const NAME = "\u00b7+(?:['’]s|的)?";
const JOINTS: Record<Language, ReturnType<typeof jointsOf>> = {
  en: jointsOf("en"),
  id: jointsOf("id"),
  vi: jointsOf("vi"),
  th: jointsOf("th"),
  zh: jointsOf("zh"),
};

/** The words allowed between a word for the untrue and what, or who, it is said of. */
function jointsOf(language: Language) {
  const oneOf = (...patterns: Patterns[]) => patterns.map((one) => one[language].source).join("|");
  const said = oneOf(words.said, words.noun, words.untrue);
  const helping = `${said}|${oneOf(words.aux)}`;
  const joined = (source: string) => `(?:(?:${source})(?: ?${NAME})?|[\\s\\p{M}])*$`;
  return {
    toName: new RegExp(`^(?:['’]s)?${joined(`${helping}|${oneOf(person)}`)}`, "u"),
    toStart: new RegExp(`^${joined(helping)}`, "u"),
    afterName: new RegExp(`^(?: ?${NAME})?${joined(`${helping}|${oneOf(company)}`)}`, "u"),
    afterWord: new RegExp(`^\\s*(?:$|(?=${said})${joined(helping)})`, "u"),
  };
}

/**
 * Denied, failed, alleged or taken back: a word for it is said of the getting ("denies raising", "a fake release
 * claims that SkyFarm raised") or of the round ("its Series A has collapsed"), or the getting itself is negated.
 * "The fake-news detector SkyFarm raises" has got it, and so has who raises "to cut cancelled orders".
 */
export function isUntrue(
  low: string,
  { gets, gives, rounds, names }: Told,
  language: Language,
): boolean {
  const joints = JOINTS[language];
  const first = Math.min(...[...gets, ...rounds].map(({ start }) => start));
  const verbs = [...gets, ...gives];
  const acts = [...verbs, ...rounds];
  const isUntrueOf = (hit: Hit) => {
    const next = Math.min(...acts.map(({ start }) => start).filter((start) => start >= hit.end));
    if (hit.start > first || next - hit.end > REACH) return false;
    const gap = low.slice(hit.end, next);
    const before = Math.max(0, hit.start - REACH);
    const isOfName = names.some(
      ({ end }) =>
        end >= before && end <= hit.start && joints.toName.test(low.slice(end, hit.start)),
    );
    if (isOfName) return joints.afterName.test(gap);
    // Before a verb it may as well be what somebody fights, deals in or prevents.
    const isOfVerb = verbs.some(({ start }) => start === next);
    const isFirst = before === 0 && joints.toStart.test(low.slice(0, hit.start));
    return (isFirst || !isOfVerb) && joints.afterWord.test(gap);
  };
  const isRefuted = ({ start, end }: Hit) => {
    if (end <= first) return false;
    if (gets.length === 0) return !has(words.after[language], low.slice(first, start));
    const last = Math.max(...acts.map((act) => act.end).filter((one) => one <= start));
    return start - last <= REACH && joints.afterName.test(low.slice(last, start));
  };
  // Who does not announce a sum may have got it.
  const isNegated = ({ start, end }: Hit) =>
    endsWith(words.not[language], low.slice(Math.max(0, start - NEAR_NOT), start).trimEnd()) &&
    !has(words.tell[language], low.slice(start, end));
  return (
    hitsOf(words.untrue[language], low).some(isUntrueOf) ||
    hitsOf(words.refuted[language], low).some(isRefuted) ||
    gets.some(isNegated)
  );
}
