import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Rule } from "./finding.ts";

const MOST_PLACES = 3;

/** "We have no competitors": there is always what people do today. */
export const competitorsDenied: Rule = ({ outline }) => {
  const denials = outline.sentences.filter(
    (one) =>
      outline.says(one, "denial") || (isOfCompetition(one, outline) && outline.says(one, "alone")),
  );
  const [first, ...others] = denials;
  if (!first) return [];
  const also = others
    .slice(0, MOST_PLACES)
    .map(({ page, text }) => ({ page, quote: quoteOf(text) }));
  return [{ rule: "denial", page: first.page, text: quoteOf(first.text), also }];
};

/** Of anything else one may well be the first. */
function isOfCompetition({ page }: Sentence, { told }: Outline): boolean {
  return told.get("competition")?.pages.includes(page) === true;
}
