import { readFileSync } from "node:fs";
import { z } from "zod";
import { shared } from "./shingles.ts";
import { daysBetween, SIGNS, type Signs, signsOf, tellOfTwoCompanies } from "./story-signs.ts";
import type { Understood } from "./understood-item.ts";

const COPY = 0.5;
/** Short texts are alike by chance. */
const LEAST_SHINGLES = 16;
const COPY_DAYS = 30;
/** Later items may mention it, but are news of something else. */
const LONGEST_STORY_DAYS = 14;
/** Log-odds, a little above "more likely than not": among thousands of items there are chance matches. */
const LEAST_ODDS = 0.25;
const CERTAIN = 8;
/** About what the weights give for two items of the same week that share nothing. */
const NOTHING_SHARED = -3;

const shape = z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) });
/** How much each sign weighs. */
export type Weights = z.infer<typeof shape>;
/** `npm run eval -- learn-stories` writes them. */
const LEARNED = shape.parse(
  JSON.parse(readFileSync(new URL("story-weights.json", import.meta.url), "utf8")),
);

/** The recent story that an item tells, if any: the one whose items, taken together, it resembles most. */
export function storyOf(
  item: Understood,
  recent: readonly { storyId: string; item: Understood }[],
  weights: Weights = LEARNED,
): string | undefined {
  const odds = Map.groupBy(
    recent.map((one) => ({ storyId: one.storyId, odds: oddsOf(item, one.item, weights) })),
    ({ storyId }) => storyId,
  );
  const [best] = [...odds]
    .map(([storyId, some]) => ({ storyId, odds: mean(some.map((one) => one.odds)) }))
    .toSorted((one, other) => other.odds - one.odds);
  return best && best.odds >= LEAST_ODDS ? best.storyId : undefined;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Bounded log-odds: no single item decides about a story, except one about another company. */
function oddsOf(one: Understood, other: Understood, weights: Weights): number {
  if (one.address === other.address) return CERTAIN;
  // Checked before copies: a publisher reports all rounds of an investor in the same words.
  if (tellOfTwoCompanies(one, other)) return Number.NEGATIVE_INFINITY;
  if (isCopy(one, other)) return CERTAIN;
  if (daysBetween(one, other) > LONGEST_STORY_DAYS) return NOTHING_SHARED;
  const signs = signsOf(one, other);
  if (!signs) return NOTHING_SHARED;
  return Math.min(Math.max(weigh(signs, weights), -CERTAIN), CERTAIN);
}

/** A new sign weighs nothing until its weight is learned. */
function weigh(signs: Signs, { bias, weights }: Weights): number {
  return SIGNS.reduce((sum, sign) => sum + signs[sign] * (weights[sign] ?? 0), bias);
}

function isCopy(one: Understood, other: Understood): boolean {
  const fewer = Math.min(one.shingles.length, other.shingles.length);
  return (
    fewer >= LEAST_SHINGLES &&
    daysBetween(one, other) <= COPY_DAYS &&
    shared(one.shingles, other.shingles) >= COPY
  );
}
