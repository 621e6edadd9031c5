import type { Outline } from "../outline/outline.ts";
import { SECTIONS, type Section } from "../rubric/sections.ts";
import type { Evidence, Rule } from "./finding.ts";

/** What money goes to stands in tables and charts, under any name: nobody can say that it is missing. */
const SEEN_MISSING = SECTIONS.filter((section) => section !== "useOfFunds");

/** Sections of which there is no trace. */
export const missingSections: Rule = ({ outline, facts }) =>
  SEEN_MISSING.filter((section) => !outline.told.has(section) && !outline.possiblyTold.has(section))
    .filter((section) => !isToldByFigures(section, facts) && !isToldElsewhere(section, outline))
    .map((section) => ({ rule: `missing_${section}` as const, page: null, text: "" }));

/** A deck may give the figures of a section without ever calling it by its name. */
function isToldByFigures(section: Section, facts: Evidence["facts"]): boolean {
  const has = (...topics: string[]) => facts.some(({ topic }) => topics.includes(topic));
  if (section === "market") return has("tam", "sam", "som");
  if (section === "traction") return has("mrr", "arr", "retention", "churn");
  if (section === "financials") return has("burn", "runway");
  return false;
}

/** Short decks tell some things in passing, where one looks for them all the same. */
function isToldElsewhere(section: Section, outline: Outline): boolean {
  const { told, sentences, says } = outline;
  if (section === "purpose") {
    return sentences.some((one) => one.page <= 2 && !one.isTitle && isWhole(one.text));
  }
  if (section === "product") {
    return isWhole((told.get("solution")?.sentences ?? []).map(({ text }) => text).join(" "));
  }
  if (section === "solution") {
    const product = (told.get("product")?.sentences ?? []).filter(({ isTitle }) => !isTitle);
    return product.length >= 2 && isWhole(product.map(({ text }) => text).join(" "));
  }
  // Who denies competition is told so by another rule.
  if (section === "competition") return sentences.some((one) => says(one, "denial"));
  return false;
}

/** Long enough to say something: a Han character says more than a letter. */
function isWhole(text: string): boolean {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 >= 30;
}
