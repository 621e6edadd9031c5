import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Evidence, Rule } from "./finding.ts";

const AT_MOST = 3;

/** Figures that grow by themselves, shown as if they were business. */
export const vanityMetrics: Rule = ({ outline }) =>
  outline.sentences
    .filter(
      (one) =>
        outline.says(one, "cumulative") ||
        (outline.says(one, "vanity") &&
          one.amounts.some(({ kind }) => kind === "count" || kind === "percent")),
    )
    .filter((one) => !outline.says(one, "paying") && !outline.says(one, "fundsItem") === true)
    .filter((one) => !isOf(one, "market", outline) && !isOf(one, "team", outline))
    .filter((one, at, all) => all.findIndex(({ page }) => page === one.page) === at)
    .slice(0, AT_MOST)
    .map(({ page, text }) => ({ rule: "vanity", page, text: quoteOf(text) }));

/** Growth that is claimed in words only. */
export const vagueGrowth: Rule = ({ outline }) =>
  outline.sentences
    .filter((one) => outline.says(one, "vagueGrowth") && one.amounts.length === 0)
    .filter(
      (one) =>
        !isOf(one, "market", outline) &&
        !isOf(one, "whyNow", outline) &&
        !isOf(one, "problem", outline) &&
        !outline.says(one, "future"),
    )
    .slice(0, AT_MOST)
    .map(({ page, text }) => ({ rule: "vague_growth", page, text: quoteOf(text) }));

function isOf(
  { page }: Sentence,
  section: "market" | "team" | "whyNow" | "problem",
  outline: Evidence["outline"],
): boolean {
  const told = outline.told.get(section);
  return told?.isTitled === true && told.pages.includes(page);
}
