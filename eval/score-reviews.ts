import type { DeckIssue, DeckReview } from "../contracts/deck-review.ts";
import { MIN_DECK_SCORE } from "../contracts/prices.ts";
import { scoreBand } from "../contracts/review-terms.ts";
import { rankCorrelation } from "./ranks.ts";
import type { Place, RealisticDeck } from "./realistic-decks.ts";

/** How reviews agree with the labels of the decks; rates are from 0 to 1. */
export type ReviewScores = {
  decks: number;
  rankCorrelation: number;
  meanDifference: number;
  inBand: number;
  faultsFound: number;
  /** Of faults that arithmetic or dates show, of contradictions, and of what is missing. */
  closedFaultsFound: number;
  issuesPerExcellentDeck: number;
  /** Of what looks wrong but is right. */
  soundAccused: number;
  goodRefused: number;
  weakPassed: number;
};

export type Reviewed = { deck: RealisticDeck; review: DeckReview };

const CLOSED_KINDS = ["arithmetic", "contradiction", "date", "missing"];
/** Subjects between which people draw the line differently. */
const NEAR = [
  ["unitEconomics", "businessModel", "financials", "useOfFunds", "ask"],
  ["traction", "financials"],
  ["product", "solution", "purpose"],
  ["wording", "spelling", "layout"],
  ["regulation", "businessModel"],
  ["goToMarket", "traction"],
  ["competition", "market"],
  ["problem", "purpose"],
  ["team", "ask"],
];
const GRAM = 4;
const SAME_GRAMS = 0.6;

/** @returns the scores, and for each deck what was missed or wrongly accused. */
export function scoreReviews(reviewed: readonly Reviewed[]): {
  scores: ReviewScores;
  told: string[];
} {
  const held = reviewed.map((one) => ({ ...one, ...holdAgainstLabels(one) }));
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const all = <Item>(pick: (one: (typeof held)[number]) => Item[]) => held.flatMap(pick);
  const isClosed = ({ kind }: { kind: string }) => CLOSED_KINDS.includes(kind);
  const faults = all(({ deck }) => deck.faults);
  const missed = all((one) => one.missed);
  const at = (...levels: string[]) => held.filter(({ deck }) => levels.includes(deck.level));
  const labels = reviewed.map(({ deck }) => deck.score);
  const given = reviewed.map(({ review }) => review.score);
  return {
    scores: {
      decks: held.length,
      rankCorrelation: rankCorrelation(labels, given),
      meanDifference: share(
        held.reduce((sum, { deck, review }) => sum + Math.abs(deck.score - review.score), 0),
        held.length,
      ),
      inBand: share(
        held.filter(({ deck, review }) => scoreBand(review.score) === deck.level).length,
        held.length,
      ),
      faultsFound: 1 - share(missed.length, faults.length),
      closedFaultsFound: 1 - share(missed.filter(isClosed).length, faults.filter(isClosed).length),
      issuesPerExcellentDeck: share(
        at("excellent").flatMap(({ review }) => review.issues).length,
        at("excellent").length,
      ),
      soundAccused: share(all((one) => one.accused).length, all(({ deck }) => deck.sound).length),
      goodRefused: at("good", "excellent").filter(({ review }) => review.score < MIN_DECK_SCORE)
        .length,
      weakPassed: at("weak").filter(({ review }) => review.score >= MIN_DECK_SCORE).length,
    },
    told: held.flatMap(({ deck, review, missed: not, accused }) => [
      `${deck.id} ${deck.level} label ${deck.score} score ${review.score} issues ${review.issues.length}`,
      ...not.map((fault) => `  missed ${fault.kind}/${fault.about}: ${fault.description}`),
      ...accused.map(({ page, quote }) => `  accused though right, page ${page}: ${quote}`),
    ]),
  };
}

/** Each issue finds at most one fault, preferably of its own subject. */
function holdAgainstLabels({ deck, review }: Reviewed) {
  const taken = new Set<DeckIssue>();
  const missed = deck.faults.filter((fault) => {
    const found = review.issues.filter((issue) => !taken.has(issue) && isAbout(issue, fault));
    const best = found.find((issue) => isNear(issue.about, fault.about)) ?? found[0];
    if (best) taken.add(best);
    return best === undefined;
  });
  const accused = deck.sound.filter((sound) =>
    review.issues.some(
      (issue) => !taken.has(issue) && touches(issue, [sound]) && isNear(issue.about, sound.about),
    ),
  );
  return { missed, accused };
}

function isAbout(issue: DeckIssue, fault: RealisticDeck["faults"][number]): boolean {
  if (fault.kind !== "missing" || fault.evidence.length > 0) return touches(issue, fault.evidence);
  return issue.page === null && issue.kind === "missing" && isNear(issue.about, fault.about);
}

function touches({ page, text, also }: DeckIssue, places: readonly Place[]): boolean {
  const shown = page === null ? also : [{ page, quote: text }, ...also];
  return shown.some((one) =>
    places.some((other) => other.page === one.page && overlaps(one.quote, other.quote)),
  );
}

function overlaps(one: string, other: string): boolean {
  const [a, b] = [squeezed(one), squeezed(other)];
  if (a === "" || b === "") return false;
  if (a.includes(b) || b.includes(a)) return true;
  const [first, second] = [gramsOf(a), gramsOf(b)];
  const least = Math.min(first.size, second.size);
  return least >= 3 && [...first].filter((gram) => second.has(gram)).length / least >= SAME_GRAMS;
}

function squeezed(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\u200b\u00ad]+/g, "");
}

function gramsOf(text: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, at) =>
      text.slice(at, at + GRAM),
    ),
  );
}

function isNear(one: string, other: string): boolean {
  return (
    one === other ||
    one === "other" ||
    other === "other" ||
    NEAR.some((group) => group.includes(one) && group.includes(other))
  );
}
