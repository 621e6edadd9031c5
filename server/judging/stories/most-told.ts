import type { Stated } from "./feed-item.ts";
import type { Sentence } from "./story-text.ts";

const WEIGHTS = { title: 3, summary: 2, text: 1 };
const FIRST = 2;

/** How much a sentence tells about the subject of its item: the headline the most. */
export function weightOf(sentence: Sentence): number {
  const isLead = sentence.where === "text" && sentence.paragraph === 0;
  return WEIGHTS[sentence.where] + (isLead ? FIRST : 0);
}

/**
 * The value told most often, where the beginning of an item counts more; the first of equals. If it
 * must be `sure`, a value told in passing does not count, and equals give nothing.
 */
export function mostTold<Value>(
  told: readonly { value: Value; key: string; sentence: Sentence; weight: number }[],
  { sure = 0 }: { sure?: number } = {},
): Stated<Value> | undefined {
  const sums = new Map<string, number>();
  for (const { key, weight } of told) sums.set(key, (sums.get(key) ?? 0) + weight);
  const best = Math.max(0, ...sums.values());
  const equals = [...sums.values()].filter((sum) => sum === best).length;
  if (sure > 0 && (best < sure || equals > 1)) return undefined;
  const [first] = told.filter(({ key }) => sums.get(key) === best);
  const inText = told.find(({ key, sentence }) => key === first?.key && sentence.where === "text");
  return first && { value: first.value, quote: (inText ?? first).sentence.quote };
}
