import { fold } from "../../../language/fold.ts";
import { matches } from "../lexicon/terms.ts";
import type { DeckPage } from "../read/deck.ts";
import { SECTIONS, type Section } from "../rubric/sections.ts";
import type { DeckText } from "../text/deck-text.ts";
import { isAppendix } from "./unnamed-pages.ts";

/** "Use of funds & projections" names two sections. */
const PARTS = /\s+(?:&|\+|\/|and|dan|và)\s+|\s*(?:และ|以及|与|、)\s*|\s+[·|–—]\s+/u;
const ENDED = /^\s*(?:$|[^\p{L}\p{N}\s])/u;
const LONGEST_KICKER = 48;

/** The sections in a page's name: the small line above its headline, or else the headline. */
export function namesOfPage(page: DeckPage, text: DeckText): Section[] {
  // The first page is titled with the company's name.
  if (page.number === 1 || isAppendix(page.title)) return [];
  const kicker = kickerOf(page, text);
  const above = kicker === undefined ? [] : longestOf(kicker, page.number, text, true);
  if (above.length > 0) return above;
  if (page.title === "") return [];
  const [first = "", ...others] = page.title.split(PARTS);
  const named = longestOf(page.title, page.number, text, false);
  const beside = longestOf(first, page.number, text, true).length > 0 ? others : [];
  return [
    ...new Set([...named, ...beside.flatMap((part) => longestOf(part, page.number, text, true))]),
  ];
}

/** "02 · PROBLEM", above the headline. */
function kickerOf({ number, title }: DeckPage, text: DeckText): string | undefined {
  const there = text.onPage(number);
  const headline = there.findIndex(({ isTitle }) => isTitle);
  const [first] = there;
  const isAbove = headline > 0 && first?.amounts.every(({ kind }) => kind === "count") === true;
  return isAbove && title !== "" && first.text.length <= LONGEST_KICKER ? first.folded : undefined;
}

/** The longest name counts, since "go to market" is no market. */
function longestOf(words: string, page: number, { terms }: DeckText, isAlone: boolean): Section[] {
  const folded = fold(words);
  const found = SECTIONS.filter((section) => section !== "purpose" || page <= 2).flatMap(
    (section) => {
      const [first] = matches(terms.title(section), folded);
      const isNamed = first?.index === 0 && (!isAlone || ENDED.test(folded.slice(first[0].length)));
      return isNamed ? [{ section, length: first[0].length }] : [];
    },
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ section }) => section);
}
