import type { Figure } from "./figures.ts";
import { fold } from "./fold.ts";

const DASH = "[-–—~]";
const TO = "to|until|đến|tới|hingga|sampai|s/d|s\\.d\\.|ถึง|至|到";
const AND = "and|và|dan|และ";
const BETWEEN = new RegExp(
  `^\\s{0,2}(?:(?<dash>${DASH})|(?<to>${fold(TO)})|(?<and>${fold(AND)}))\\s{0,2}$`,
  "u",
);
/** Pattern of what joins two numbers in words; "one and a half" is a single number. */
export const JOINT = ` ?(?:${DASH}|${fold(TO)}|(?:${fold(AND)})(?! ?(?:a )?half)) ?`;
const LONGEST_BETWEEN = 12;
/** Also the coin of Hong Kong and Taiwan dollars, so it fits any currency of the lower figure. */
const OF_ANY_CHINESE = /元$/;

/** The word that joins two figures to a range: "1–2 million", "$500k to $2M"; never two currencies. */
export function jointOf(
  low: Figure,
  high: Figure,
  folded: string,
): "dash" | "to" | "and" | undefined {
  if (high.start - low.end > LONGEST_BETWEEN) return undefined;
  const between = BETWEEN.exec(folded.slice(low.end, high.start))?.groups;
  if (!between || !areOneCurrency(low, high, folded)) return undefined;
  return between.dash !== undefined ? "dash" : between.to !== undefined ? "to" : "and";
}

function areOneCurrency(low: Figure, high: Figure, folded: string): boolean {
  return (
    low.currency === undefined ||
    high.currency === undefined ||
    low.currency === high.currency ||
    low.isVague ||
    OF_ANY_CHINESE.test(folded.slice(high.start, high.end))
  );
}
