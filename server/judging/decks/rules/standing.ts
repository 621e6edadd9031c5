import { quoteOf } from "../outline/sentences.ts";
import type { Rule } from "./finding.ts";

/** "We have no competitors": there is always what people do today. */
export const competitorsDenied: Rule = ({ outline }) =>
  outline.sentences
    .filter((one) => outline.says(one, "denial"))
    .slice(0, 1)
    .map(({ page, text }) => ({ rule: "denial", page, text: quoteOf(text) }));
