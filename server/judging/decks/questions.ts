import type { Outline } from "./outline/outline.ts";
import { type ReviewContext, stageOf } from "./review-context.ts";
import { reviewWords, sectionWords } from "./review-words.ts";
import { deckSectionOf, SECTIONS, type Section } from "./rubric/sections.ts";
import { SECTION_WEIGHTS } from "./rubric/stages.ts";

const MOST = 5;

/**
 * A check asks where the deck tells the sections that it did not find, the weightiest at its stage first. Of 38
 * sections that rules called missing, 37 were there (docs/decisions/0036-a-model-judges-rules-check.md).
 */
export function questionsOf(outline: Outline, context: ReviewContext): string[] {
  const { language } = context;
  const stage = stageOf(context, outline);
  return SECTIONS.filter((section) => !outline.told.has(section))
    .filter((section) => !isToldInPassing(section, outline))
    .toSorted((one, other) => SECTION_WEIGHTS[other][stage] - SECTION_WEIGHTS[one][stage])
    .slice(0, MOST)
    .map((section) =>
      reviewWords(language)("asks_where", {
        section: sectionWords(language)(`section_${deckSectionOf(section)}`),
      }),
    );
}

/** Whether another page tells it: asking for it would look as if nobody had read the deck. */
function isToldInPassing(section: Section, { told, sentences }: Outline): boolean {
  const isToldBy = (other: Section) =>
    isWhole((told.get(other)?.sentences ?? []).map(({ text }) => text).join(" "));
  switch (section) {
    case "purpose":
      return sentences.some((one) => one.page <= 2 && !one.isTitle && isWhole(one.text));
    case "product":
      return isToldBy("solution");
    case "solution":
      return isToldBy("product");
    // It is in tables and charts, under any name.
    case "useOfFunds":
      return true;
    default:
      return false;
  }
}

/** Whether it is long enough to say something; a Han character says more than a letter. */
function isWhole(text: string): boolean {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 >= 30;
}
