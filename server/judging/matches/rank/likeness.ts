import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { CONCEPTS, conceptOf } from "../lexicon/concepts.ts";

/** How alike two texts are: by known concepts, across languages, and by rare words. */

const CONCEPTS_SHARE = 0.7;
/** From here on two texts are as good as the same. */
const ENOUGH = 0.5;
const ENOUGH_WORDS = 0.18;

/** How much a concept says about a company: a sector much, a trait that many claim little. */
const TELLING = CONCEPTS.map(({ group }) =>
  group === "trait" || group === "help"
    ? 0.3
    : group === "industry"
      ? 0.6
      : group === "model"
        ? 0.6
        : 1,
);

/** How rare each word of the subject is among the candidates. */
export type Rarity = { weights: ReadonlyMap<number, number>; total: number };

/** BM25's measure of rarity over the candidates of one ranking. */
export function rarityOf(words: Int32Array, candidates: readonly { words: Int32Array }[]): Rarity {
  const counts = new Map<number, number>();
  for (const word of words) counts.set(word, 0);
  for (const { words: others } of candidates) {
    for (const word of others) {
      const count = counts.get(word);
      if (count !== undefined) counts.set(word, count + 1);
    }
  }
  const weights = new Map<number, number>();
  let total = 0;
  for (const [word, count] of counts) {
    const weight = Math.log(1 + (candidates.length - count + 0.5) / (count + 0.5));
    weights.set(word, weight);
    total += weight;
  }
  return { weights, total };
}

/** @param rarity that of the searcher's words. */
export function likeness(
  startup: StartupFacts,
  investor: InvestorFacts,
  rarity: Rarity,
  candidate: { words: Int32Array },
): number | undefined {
  const concepts = conceptLikeness(startup, investor);
  const words = wordLikeness(candidate.words, rarity);
  if (concepts === undefined) return words;
  return words === undefined ? concepts : CONCEPTS_SHARE * concepts + (1 - CONCEPTS_SHARE) * words;
}

/** The cosine between what the startup is and what the investor asks for and describes. */
function conceptLikeness(startup: StartupFacts, investor: InvestorFacts): number | undefined {
  const { topics, criteria, story } = investor;
  if (startup.topics.weights.size === 0) return undefined;
  let dot = 0;
  let own = 0;
  for (const [concept, weight] of startup.topics.weights) {
    const telling = (TELLING[concept] ?? 0) * Math.sqrt(weight);
    own += telling * telling;
    const other = wishOf(concept, investor);
    dot += telling * other;
  }
  let others = 0;
  for (const concept of criteria.concepts.keys()) others += wishOf(concept, investor) ** 2;
  for (const concept of story.concepts.keys()) {
    if (!criteria.concepts.has(concept)) others += wishOf(concept, investor) ** 2;
  }
  for (const concept of topics.weights.keys()) {
    if (!criteria.concepts.has(concept) && !story.concepts.has(concept)) {
      others += wishOf(concept, investor) ** 2;
    }
  }
  if (others === 0 || own === 0) return undefined;
  return Math.min(1, dot / Math.sqrt(own * others) / ENOUGH);
}

function wishOf(concept: number, { topics, criteria, story }: InvestorFacts): number {
  const wish = criteria.concepts.get(concept);
  const told = story.concepts.has(concept) ? 0.8 : topics.weights.has(concept) ? 0.5 : 0;
  return Math.max(wish ?? 0, told) * (TELLING[concept] ?? 0);
}

function wordLikeness(words: Int32Array, { weights, total }: Rarity): number | undefined {
  if (total === 0 || words.length === 0) return undefined;
  let shared = 0;
  for (const word of words) shared += weights.get(word) ?? 0;
  return Math.min(1, shared / total / ENOUGH_WORDS);
}

/** What both sides talk about, most telling first, without industries and traits. */
export function sharedTopics(startup: StartupFacts, investor: InvestorFacts): number[] {
  return [...startup.topics.weights]
    .filter(([concept]) => {
      const { group } = conceptOf(concept);
      return ["sector", "model", "customer", "technology"].includes(group);
    })
    .map(([concept, weight]): [number, number] => [concept, wishOf(concept, investor) * weight])
    .filter(([, value]) => value > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([concept]) => concept);
}
