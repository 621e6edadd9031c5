import { writeFileSync } from "node:fs";
import { storyOf, type Weights } from "../server/judging/stories/same-story.ts";
import {
  SIGNS,
  type Signs,
  signsOf,
  tellOfTwoCompanies,
} from "../server/judging/stories/story-signs.ts";
import { type Judged, judge } from "./judged-items.ts";
import { type Example, fitLogistic } from "./logistic.ts";
import { type PairCount, pairCount, pairShares } from "./pairs.ts";
import { readStorySets } from "./story-sets.ts";

const WEIGHTS = new URL("../server/judging/stories/story-weights.json", import.meta.url);
/**
 * How strongly weights are held near zero: of 1, 3 and 10 the best on sets that a weight had not
 * seen.
 */
const RESTRAINT = 1;

/**
 * Learns from all labelled items which signs show that two of them report one event, and writes the
 * weights. First it reports how each set fares with weights learned from the others.
 */
export function learnStories(say: (line: string) => void): Record<string, number> {
  const sets = readStorySets().map((set) => ({ name: set.set, judged: judge(set) }));
  const pairs = sets.map(({ judged }) => pairsIn(judged));
  const counts = sets.map(({ name, judged }, at): PairCount => {
    const others = pairs.flatMap((some, other) => (other === at ? [] : some));
    const found = putToStories(judged, learn(others));
    const count = pairCount(judged.map((one, place) => ({ ...one, found: found[place] ?? "" })));
    say(`${name}: ${JSON.stringify(pairShares([count]))}`);
    return count;
  });
  writeFileSync(WEIGHTS, `${JSON.stringify(learn(pairs.flat()), null, 2)}\n`);
  return pairShares(counts);
}

type Pair = { signs: Signs; isTrue: boolean };

function pairsIn(judged: readonly Judged[]): Pair[] {
  return judged.flatMap((one, at) =>
    judged.slice(at + 1).flatMap((other) => {
      const signs = signsOf(one.understood, other.understood);
      const isOpen = signs && !tellOfTwoCompanies(one.understood, other.understood);
      return isOpen ? [{ signs, isTrue: one.story === other.story }] : [];
    }),
  );
}

function learn(pairs: readonly Pair[]): Weights {
  const examples = pairs.map(({ signs, isTrue }): Example => {
    return { values: SIGNS.map((sign) => signs[sign]), isTrue };
  });
  const { bias, weights } = fitLogistic(examples, RESTRAINT);
  const short = (value = 0) => Math.round(value * 100) / 100;
  return {
    bias: short(bias),
    weights: Object.fromEntries(SIGNS.map((sign, at) => [sign, short(weights[at])])),
  };
}

function putToStories(judged: readonly Judged[], weights: Weights): string[] {
  const recent: { storyId: string; item: Judged["understood"] }[] = [];
  for (const { id, understood } of judged)
    recent.push({ storyId: storyOf(understood, recent, weights) ?? id, item: understood });
  return recent.map(({ storyId }) => storyId);
}
