import { folded } from "../../../language/fold.ts";
import { shortQuote } from "../text/short-quote.ts";
import { wordsOf } from "../text/words.ts";
import { type Rule, textAt } from "./fault.ts";

/** Below the first nobody learns what the company does, below the second little. */
const TOO_FEW = 12;
const FEW = 30;

export const thinDescription: Rule = (profile) => {
  const tagline = textAt(profile, "tagline");
  const description = textAt(profile, "description");
  const isRepeated = folded(description.said).includes(folded(tagline.said).trim());
  const words = wordsOf(isRepeated ? description.said : `${tagline.said}\n${description.said}`);
  if (words.length >= FEW) return [];
  const isTooThin = words.length < TOO_FEW;
  return [
    {
      rule: "thin_description",
      weight: isTooThin ? "rejects" : "advice",
      place: "description",
      text: description.steering.length > 0 ? "" : shortQuote(description.said),
      told: isTooThin ? "thin_description" : "brief_description",
      fill: { count: words.length, least: isTooThin ? TOO_FEW : FEW },
    },
  ];
};
