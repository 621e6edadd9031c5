import { modelEngine } from "../server/judging/model-engine.ts";
import { rulesEngine } from "../server/judging/rules-engine.ts";
import { readRealisticDecks, reviewRealistic } from "./realistic-decks.ts";
import { hasRecording, recordedModel } from "./recorded-model.ts";
import { type Reviewed, type ReviewScores, scoreReviews } from "./score-reviews.ts";

/**
 * Reviews the realistic decks by rules, or with a careful reader's recorded answers, and compares
 * the reviews with their labels: all, and by writer and language.
 */
export async function measureRealistic(
  how: "rules" | "recorded",
  tell: (line: string) => void,
): Promise<[string, ReviewScores][]> {
  const reviewed: Reviewed[] = [];
  for (const deck of readRealisticDecks()) {
    if (how === "recorded" && !hasRecording(deck.id)) continue;
    const stale = (purpose: string) =>
      tell(`${deck.id}: the answer to ${purpose} was given to another question; record it anew`);
    const engine = how === "rules" ? rulesEngine() : modelEngine(recordedModel(deck.id, stale));
    reviewed.push({ deck, review: await reviewRealistic(deck, engine) });
  }
  const { scores, told } = scoreReviews(reviewed);
  for (const line of told) tell(line);
  const groups: [string, ReviewScores][] = [["all", scores]];
  for (const by of ["writer", "language"] as const) {
    for (const [name, some] of Map.groupBy(reviewed, ({ deck }) => deck[by])) {
      groups.push([`${by} ${name}`, scoreReviews(some).scores]);
    }
  }
  return groups;
}
