import type { ReactNode } from "react";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ComparedPoint, PointBasis } from "../../../contracts/compared-points.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { countryInSentence, withinSentence } from "../../../contracts/within-sentence.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { isNamed, usePointWords, useRangeWords } from "./criteria/point-words.ts";
import { groupOf } from "./criteria/points.ts";
import type { Fact } from "./fit-lines.ts";

type Word = keyof Catalogue["matches"] & string;
type Against = Pick<Person, "role">;

/**
 * What is asked for, and what the other's page says instead; for stages each side has its own
 * words.
 */
const ASKED: Partial<Record<PointBasis["kind"], Word>> = {
  industries: "unmetIndustries",
  country: "unmetCountry",
  types: "unmetTypes",
  cheque: "unmetCheque",
  raising: "unmetRaising",
  revenue: "unmetRevenue",
  words: "unmetWords",
};

/** What is refused, and what the other's page says about it. */
const REFUSED: Partial<Record<PointBasis["kind"], Word>> = {
  industries: "unwantedFacts",
  stages: "unwantedFacts",
  types: "unwantedFacts",
  country: "unwantedCountry",
  words: "unwantedWords",
};

/** A long list is cut: a card is read at a glance. */
const SHOWN_VALUES = 3;

/** A character that no text contains: it marks the place of a quotation. */
const PLACE = "\u0000";

/** Words an unmet point as a person would: what was asked for, and what there is. */
export function useUnmetWords(
  { role }: Against,
  { facts, language }: Pick<MatchResult, "facts" | "language">,
) {
  const t = useMessages("matches");
  const points = usePointWords({ quotesOwn: true, isWithin: true });
  const within = useValuesWithin();
  const range = useRangeWords();
  const isOfInvestor = role === STARTUP_ROLE;
  const regions = facts.find(({ topic }) => topic === "region")?.values ?? [];

  const theirs = (basis: PointBasis): string => {
    if ("values" in basis) return within(basis.values, basis.kind === "country");
    if ("range" in basis) return range(basis.range);
    return "";
  };

  return ({ point, alternatives, basis }: ComparedPoint): ReactNode => {
    const group = groupOf(point);
    if (group === "notUnderstood" || ![point, ...alternatives].some(isNamed)) {
      return t("unmetWrote", { wanted: `“${point.quote}”` });
    }
    // The backed company is a rival of the founder, or of the candidate.
    if (basis?.kind === "backed") {
      return t(isOfInvestor ? "rivalBacked" : "rivalOfYours", { company: basis.company });
    }
    const wanted = points(point, alternatives);
    const isRefused = group === "never" || group === "avoid";
    if (isRefused) {
      const word = basis && REFUSED[basis.kind];
      return word ? said(word, wanted, basis) : t("unwantedPlain", { wanted });
    }
    if (basis?.kind === "stages") {
      return said(isOfInvestor ? "unmetStagesInvestor" : "unmetStagesStartup", wanted, basis);
    }
    // A seat there is asked for, and it only invests there from elsewhere.
    if (basis?.kind === "regions" || basis?.kind === "everywhere")
      return t("unmetBased", { wanted });
    // Where it invests says more than where it is based.
    if (point.about === "market" && isOfInvestor && regions.length > 0) {
      return t("unmetRegions", { wanted, theirs: within(regions, true) });
    }
    const word = basis && ASKED[basis.kind];
    return word ? said(word, wanted, basis) : t("unmetPlain", { wanted });
  };

  function said(word: Word, wanted: string, basis: PointBasis): ReactNode {
    if (basis.kind !== "words") return t(word, { wanted, theirs: theirs(basis) });
    const [before, after] = t(word, { wanted, theirs: PLACE }).split(PLACE);
    return (
      <>
        {before}
        <q lang={LANGUAGE_TAGS[language]}>{basis.quote}</q>
        {after}
      </>
    );
  }
}

/** Words a fact that differs from the person's own profile. */
export function useMissWords({ role }: Against): (fact: Fact) => string {
  const t = useMessages("matches");
  const within = useValuesWithin();
  const isOfInvestor = role === STARTUP_ROLE;
  const WORDS = {
    industry: "missesIndustry",
    stage: isOfInvestor ? "missesStageInvestor" : "missesStageStartup",
    region: isOfInvestor ? "missesRegion" : "missesCountry",
  } as const satisfies Record<Fact["topic"], Word>;
  return ({ topic, values }) => t(WORDS[topic], { theirs: within(values, topic === "region") });
}

/** Values of a page, worded for the middle of a sentence. */
function useValuesWithin(): (values: readonly string[], areCountries: boolean) => string {
  const label = useLabel();
  const language = useLanguage();
  return (values, areCountries) => {
    const said = values
      .slice(0, SHOWN_VALUES)
      .map((value) =>
        areCountries
          ? countryInSentence(value, label(value), language)
          : withinSentence(label(value), language),
      );
    const more = values.length - said.length;
    return more > 0 ? `${joinNames(said, language)} +${more}` : joinNames(said, language, "long");
  };
}
