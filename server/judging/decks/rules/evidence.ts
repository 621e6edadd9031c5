import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

const AT_MOST = 3;

/** Figures that grow by themselves, shown as if they were business. */
export const vanityMetrics: Rule = ({ outline }) =>
  outline.sentences
    .filter(
      (one) =>
        outline.says(one, "vanity") &&
        one.amounts.some(({ kind }) => kind === "count" || kind === "percent"),
    )
    .filter((one) => !outline.says(one, "paying") && !outline.says(one, "fundsItem") === true)
    .filter((one) => !isOf(one, "market", outline) && !isOf(one, "team", outline))
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

/** Figures of traction that could be of any day. */
export const untimedMetrics: Rule = ({ outline, facts }) => {
  const pages = outline.told.get("traction")?.pages ?? [];
  const seen = new Set<Sentence>();
  return pages.flatMap((page): Finding[] => {
    const there = outline.onPage(page);
    const isTimed = there.some(
      (one) =>
        one.dates.length > 0 ||
        outline.says(one, "period") ||
        one.amounts.some(({ kind }) => kind === "duration"),
    );
    if (isTimed) return [];
    const untimed = facts.find(
      ({ sentence, topic }) =>
        sentence.page === page &&
        ["customers", "users", "revenue", "gmv", "growth"].includes(topic) &&
        !seen.has(sentence),
    );
    const quoted = untimed?.quote ?? there.find(isCounted)?.text;
    return quoted === undefined ? [] : [{ rule: "untimed_metric", page, text: quoteOf(quoted) }];
  });
};

/** The number of a chapter counts nothing. */
function isCounted({ amounts, text }: Sentence): boolean {
  return amounts.length > 0 && !/^0\d ?[·|–—-]/u.test(text);
}

function isOf(
  { page }: Sentence,
  section: "market" | "team" | "whyNow" | "problem",
  outline: Evidence["outline"],
): boolean {
  const told = outline.told.get(section);
  return told?.isTitled === true && told.pages.includes(page);
}
