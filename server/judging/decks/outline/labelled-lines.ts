import { matches } from "../lexicon/terms.ts";
import { SECTIONS, type Section } from "../rubric/sections.ts";
import type { DeckText } from "../text/deck-text.ts";
import type { Sentence } from "../text/sentences.ts";

/** What may follow the name of a section: "Why now: …", or a heading within a page. */
const NAMED = /^\s*(?:[:：]|[–—-]\s|\n|$)/u;

/**
 * Short decks have several sections on a page, each after its name. A line belongs to the last name
 * above it.
 */
export function labelledLines(text: DeckText): ReadonlyMap<Section, Sentence[]> {
  const found = new Map<Section, Sentence[]>();
  for (const { number } of text.deck.pages) {
    let named: Section[] = [];
    for (const sentence of text.onPage(number)) {
      const names = sentence.isTitle && !hasColon(sentence) ? [] : namesOf(sentence, text);
      if (names.length > 0) named = names;
      for (const section of named) found.set(section, [...(found.get(section) ?? []), sentence]);
    }
  }
  return found;
}

function hasColon({ text }: Sentence): boolean {
  return /[:：]\s*\S/.test(text);
}

function namesOf({ folded }: Sentence, { terms }: DeckText): Section[] {
  const found = SECTIONS.filter((section) => section !== "contact").flatMap((section) => {
    const [first] = matches(terms.title(section), beforeColon(folded));
    const isNamed = first?.index === 0 && NAMED.test(folded.slice(first[0].length));
    return isNamed ? [{ section, length: first[0].length }] : [];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ section }) => section);
}

/** A name ends at its colon, even if a pattern would match beyond. */
function beforeColon(folded: string): string {
  return folded.split(/[:：\n]/u, 1)[0] ?? "";
}
