import type { Language } from "../../../../contracts/languages.ts";
import type { MessageParameters } from "../../../../contracts/messages.ts";
import { claimsOf } from "../claims.ts";
import { termsOf } from "../lexicon/terms.ts";
import { outlineOf } from "../outline/outline.ts";
import type { Block, Deck } from "../read/deck.ts";
import type { ReviewContext } from "../review-context.ts";
import { findFaults } from "./all.ts";
import { type Finding, filledIn } from "./finding.ts";

/** Makes a deck for rule tests without a PDF: each page is its title, then its lines. */
export function writtenDeck(language: Language, pages: readonly string[][]): Deck {
  return {
    language,
    pages: pages.map((lines, at) => ({
      number: at + 1,
      width: 960,
      height: 540,
      title: lines[0] ?? "",
      lines: [],
      text: lines.map((line) => line.replace(/\s{2,}/g, " ")).join("\n"),
      blocks: blocksOf(lines),
      words: lines.join(" ").split(/\s+/).length,
      images: 0,
      isChartLike: false,
    })),
  };
}

/** Lines with two or more spaces in them are rows of a table. */
function blocksOf(lines: readonly string[]): Block[] {
  const rows = lines.map((line) => line.split(/\s{2,}/));
  const parts: Block[] = [];
  for (const cells of rows) {
    const role = cells.length > 1 ? "table" : "text";
    const last = parts.at(-1);
    if (last?.role === role) last.rows.push(cells);
    else parts.push({ role, rows: [cells] });
  }
  return parts;
}

export const SOME_DAY: ReviewContext = {
  stage: "seed",
  sector: [],
  country: undefined,
  today: "2026-11-01",
  language: "en",
};

/** The faults of these pages, which follow a cover. */
export function faultsOf(
  language: Language,
  pages: readonly string[][],
  context: Partial<ReviewContext> = {},
): (Omit<Finding, "fill"> & { fill?: MessageParameters })[] {
  const deck = writtenDeck(language, [["Nama"], ...pages]);
  const outline = outlineOf(deck, termsOf(language));
  return findFaults({
    outline,
    facts: outline.facts,
    claims: claimsOf(deck),
    context: { ...SOME_DAY, ...context },
  }).map(({ fill, ...fault }) => ({ ...fault, ...(fill && { fill: filledIn(fill, language) }) }));
}
