import { LANGUAGES, type Language } from "../../../../contracts/languages.ts";
import { matchingWords } from "./matching-words.ts";

/** What the points and the latest deal say in short beside it, and many candidates have in common. */
const SHARED = [
  "reasonQuote",
  "reasonSector",
  "reasonTopics",
  "reasonStage",
  "reasonRegion",
  "reasonSeat",
  "reasonMarket",
  "reasonType",
  "reasonOpen",
  "reasonNear",
  "reasonNotExcluded",
  "reasonNotRefused",
  "reasonActive",
  "reasonActiveWith",
  "reasonRound",
] as const;

const GAP = "\0";
const GAPS = Object.fromEntries(
  [
    "investor",
    "startup",
    "topics",
    "industries",
    "stage",
    "country",
    "types",
    "startupCountry",
    "investorCountry",
    "company",
    "when",
  ].map((name) => [name, GAP]),
);

const patterns = new Map<Language, RegExp[]>(
  LANGUAGES.map((language) => {
    const say = matchingWords(language);
    return [language, SHARED.map((key) => patternOf(say(key, GAPS)))];
  }),
);

function patternOf(sentence: string): RegExp {
  const parts = unspaced(sentence)
    .split(GAP)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "u");
}

/** Between scripts a space may stand or not, depending on what fills a gap. */
function unspaced(text: string): string {
  return text.replace(/\s/gu, "");
}

/**
 * The first reason that is the candidate's own: a deal, amounts, what it has or offers. What is stored are
 * sentences, a model's among them; those of ours are known by their words.
 */
export function tellingReason(reasons: readonly string[], language: Language): string | null {
  const shared = patterns.get(language) ?? [];
  const isShared = (reason: string) => shared.some((pattern) => pattern.test(unspaced(reason)));
  return reasons.find((reason) => !isShared(reason)) ?? null;
}
