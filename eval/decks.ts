import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DeckReview } from "../contracts/deck-review.ts";
import { readDeck } from "../server/domain/decks/read/read-deck.ts";
import { reviewDeck } from "../server/domain/decks/review-deck.ts";
import { type DescribedDeck, readDescribedDecks } from "./described-deck.ts";
import { drawDeck } from "./draw-deck.ts";
import { rankCorrelation } from "./ranks.ts";

/** The day on which the decks are reviewed: they speak of what is past and to come from here. */
const TODAY = "2026-11-01";

export type DeckMeasures = {
  decks: number;
  rankCorrelation: number;
  meanDifference: number;
  recall: number;
  planted: number;
  falseAlarmsPerCleanDeck: number;
};
type Judged = { described: DescribedDeck; review: DeckReview };

/** Draws every described deck, reviews it, and holds the reviews against what was put in. */
export async function measureDecks(tell: (line: string) => void): Promise<DeckMeasures> {
  const folder = await mkdtemp(path.join(tmpdir(), "benih eval "));
  try {
    const judged: Judged[] = [];
    for (const described of readDescribedDecks()) {
      const review = await reviewDescribed(described, folder);
      judged.push({ described, review });
      tellOf({ described, review }, tell);
    }
    return measuresOf(judged);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function reviewDescribed(described: DescribedDeck, folder: string): Promise<DeckReview> {
  const file = path.join(folder, `${described.name}.pdf`);
  await writeFile(file, drawDeck(described.pages, described.language));
  const reading = await readDeck(file);
  if (reading.state === "refused") throw new Error(`${described.name}: ${reading.problem}`);
  const { sector, country } = described;
  return reviewDeck(reading.deck, {
    stage: undefined,
    sector,
    country,
    today: TODAY,
    language: "en",
  });
}

function measuresOf(judged: Judged[]): DeckMeasures {
  const labels = judged.map(({ described }) => described.label);
  const scores = judged.map(({ review }) => review.score);
  const planted = judged.flatMap(({ described }) => described.planted);
  const found = judged.flatMap(({ described, review }) =>
    described.planted.filter((fault) => isFound(fault, review)),
  );
  const clean = judged.filter(({ described }) => described.planted.length === 0);
  const alarms = clean.reduce((sum, { review }) => sum + review.issues.length, 0);
  const differences = judged.map(({ described, review }) =>
    Math.abs(described.label - review.score),
  );
  return {
    decks: judged.length,
    rankCorrelation: rankCorrelation(scores, labels),
    meanDifference: differences.reduce((sum, one) => sum + one, 0) / judged.length,
    recall: found.length / planted.length,
    planted: planted.length,
    falseAlarmsPerCleanDeck: alarms / clean.length,
  };
}

function isFound(fault: DescribedDeck["planted"][number], { issues }: DeckReview): boolean {
  return issues.some(({ rule, page }) => rule === fault.rule && page === fault.page);
}

function tellOf({ described, review }: Judged, tell: (line: string) => void): void {
  const { name, label, planted } = described;
  const missed = planted.filter((fault) => !isFound(fault, review));
  const others = review.issues.filter(
    ({ rule, page }) => !planted.some((fault) => fault.rule === rule && fault.page === page),
  );
  tell(`${name.padEnd(20)} score ${review.score.toFixed(1)}  label ${label.toFixed(1)}`);
  if (missed.length > 0)
    tell(`    missed: ${missed.map(({ rule, page }) => `${rule} p${page}`).join(", ")}`);
  if (others.length > 0)
    tell(`    beyond: ${others.map(({ rule, page }) => `${rule} p${page}`).join(", ")}`);
}
