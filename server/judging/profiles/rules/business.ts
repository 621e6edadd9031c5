import { places, says } from "../lexicon/phrases.ts";
import { wordsOf } from "../text/words.ts";
import { type Fault, type Rule, textAt } from "./fault.ts";

/** Companies in these industries may quote job applications. */
const OF_JOB_SEEKERS = ["hrtech", "edtech"];
/** A description of fewer words is already called thin. */
const ENOUGH_WORDS = 12;

export const foundedInFuture: Rule = ({ evidence: { draft, today } }) => {
  const { foundedYear } = draft;
  if (foundedYear === null || foundedYear <= Number(today.slice(0, 4))) return [];
  return [
    {
      rule: "founded_in_future",
      weight: "rejects",
      place: "founded_year",
      text: String(foundedYear),
      fill: { year: String(foundedYear) },
    },
  ];
};

export const notABusiness: Rule = (profile) => {
  const applied = ["tagline", "description"] as const;
  const found = applied.flatMap((place) => {
    const text = textAt(profile, place);
    return places("applies", text.search).map(
      ({ start, end }): Fault => ({
        rule: "not_a_business",
        weight: isOfJobSeekers(profile) ? "advice" : "rejects",
        place,
        text: text.search.quote(start, end),
      }),
    );
  });
  return found.length > 0 ? found.slice(0, 1) : unclear(profile);
};

function isOfJobSeekers({ evidence }: Parameters<Rule>[0]): boolean {
  return evidence.draft.industries.some((industry) => OF_JOB_SEEKERS.includes(industry));
}

function unclear(profile: Parameters<Rule>[0]): Fault[] {
  const texts = [textAt(profile, "tagline"), textAt(profile, "description")];
  const words = texts.flatMap(({ said }) => wordsOf(said));
  const isTold = texts.some(({ search }) => says("offers", search));
  if (isTold || words.length < ENOUGH_WORDS) return [];
  return [
    {
      rule: "not_a_business",
      weight: "advice",
      place: "description",
      text: "",
      told: "unclear_business",
    },
  ];
}
