import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DeckIssue, DeckReview } from "../contracts/deck-review.ts";
import { readDeck } from "../server/judging/decks/read/read-deck.ts";
import { reviewDeck } from "../server/judging/decks/review-deck.ts";
import {
  type DeckSet,
  type DescribedDeck,
  type PlantedFault,
  readDescribedDecks,
} from "./described-deck.ts";
import { drawDeck } from "./draw-deck.ts";
import { rankCorrelation } from "./ranks.ts";

/** The day of the reviews: the decks speak of past and future relative to it. */
const TODAY = "2026-11-01";

export type DeckMeasures = {
  decks: number;
  rankCorrelation: number;
  meanDifference: number;
  recall: number;
  planted: number;
  /** Found, but shown on another page or with other words. */
  misplaced: number;
  falseAlarmsPerCleanDeck: number;
  /** On all decks, with arguable findings counted: neither planted nor arguable. */
  falseAlarmsElsewhere: number;
  /** Issues that quote something certainly sound. */
  soundAccused: number;
  slowestSeconds: number;
};
type Judged = { described: DescribedDeck; review: DeckReview; seconds: number };

/** Draws every described deck, reviews it, and compares the reviews with the planted faults. */
export async function measureDecks(
  set: DeckSet,
  tell: (line: string) => void,
): Promise<DeckMeasures> {
  const folder = await mkdtemp(path.join(tmpdir(), "benih eval "));
  try {
    const judged: Judged[] = [];
    for (const described of readDescribedDecks(set)) {
      const one = await reviewDescribed(described, folder);
      judged.push(one);
      tellOf(one, tell);
    }
    return measuresOf(judged);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function reviewDescribed(described: DescribedDeck, folder: string): Promise<Judged> {
  const file = path.join(folder, `${described.name}.pdf`);
  await writeFile(file, drawDeck(described.pages, described.language, described.form));
  const begun = performance.now();
  const reading = await readDeck(file);
  if (reading.state === "refused") throw new Error(`${described.name}: ${reading.problem}`);
  const { sector, country } = described;
  const review = reviewDeck(reading.deck, {
    stage: undefined,
    sector,
    country,
    today: TODAY,
    language: "en",
  });
  return { described, review, seconds: (performance.now() - begun) / 1000 };
}

function measuresOf(judged: Judged[]): DeckMeasures {
  const labels = judged.map(({ described }) => described.label);
  const scores = judged.map(({ review }) => review.score);
  const planted = judged.flatMap(({ described }) => described.planted);
  const found = judged.flatMap((one) =>
    one.described.planted.filter((fault) => isFound(fault, one)),
  );
  const misplaced = judged.flatMap((one) =>
    one.described.planted.filter(
      (fault) => !isFound(fault, one) && one.review.issues.some(({ rule }) => rule === fault.rule),
    ),
  );
  const clean = judged.filter(({ described }) => described.planted.length === 0);
  const faulty = judged.filter(
    ({ described }) => described.planted.length > 0 && described.arguable.length > 0,
  );
  const accused = judged.flatMap(({ described, review }) =>
    review.issues.filter(({ text }) => described.sound.some((words) => text.includes(words))),
  );
  const differences = judged.map(({ described, review }) =>
    Math.abs(described.label - review.score),
  );
  return {
    decks: judged.length,
    rankCorrelation: rankCorrelation(scores, labels),
    meanDifference: differences.reduce((sum, one) => sum + one, 0) / judged.length,
    recall: found.length / planted.length,
    planted: planted.length,
    misplaced: misplaced.length,
    falseAlarmsPerCleanDeck: clean.flatMap(alarmsOf).length / clean.length,
    falseAlarmsElsewhere: faulty.flatMap(alarmsOf).length,
    soundAccused: accused.length,
    slowestSeconds: Math.max(...judged.map(({ seconds }) => seconds)),
  };
}

function isFound(fault: PlantedFault, { review }: Judged): boolean {
  return review.issues.some((issue) => shows(issue, fault));
}

function shows(issue: DeckIssue, { rule, also, ...place }: PlantedFault): boolean {
  return (
    issue.rule === rule &&
    [place, ...also].some(({ page, quote = "" }) => {
      if (page === null) return issue.page === null || place.quote === undefined;
      return issue.page === page && (issue.text.includes(quote) || quote.includes(issue.text));
    })
  );
}

/** Issues that nobody planted; on a clean deck nothing is arguable. */
function alarmsOf({ described, review }: Judged): DeckIssue[] {
  return review.issues.filter(
    (issue) =>
      !described.planted.some((fault) => shows(issue, fault)) &&
      !described.arguable.includes(issue.rule),
  );
}

function tellOf(judged: Judged, tell: (line: string) => void): void {
  const { described, review } = judged;
  const missed = described.planted.filter((fault) => !isFound(fault, judged));
  const alarms = alarmsOf(judged);
  tell(
    `${described.name.padEnd(20)} score ${review.score.toFixed(1)}  label ${described.label.toFixed(1)}`,
  );
  if (missed.length > 0)
    tell(`    missed: ${missed.map(({ rule, page }) => `${rule} p${page}`).join(", ")}`);
  if (alarms.length > 0)
    tell(`    beyond: ${alarms.map(({ rule, page }) => `${rule} p${page}`).join(", ")}`);
}
