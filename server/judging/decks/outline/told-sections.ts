import { fold } from "../../../language/fold.ts";
import type { Fact } from "../figures/facts.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import type { DeckPage } from "../read/deck.ts";
import { SECTIONS, type Section } from "../rubric/sections.ts";
import type { DeckText, Told } from "../text/deck-text.ts";
import type { Sentence } from "../text/sentences.ts";
import { labelledLines } from "./labelled-lines.ts";
import { isShownOn } from "./page-evidence.ts";
import { namesOfPage } from "./page-names.ts";
import { expectedOnUnnamed } from "./unnamed-pages.ts";

/** Points for signs that a page tells a section; ENOUGH of them make it sure. */
const POINTS = { title: 3, inTitle: 1, word: 1, mostWords: 2, shown: 2, place: 1 };
const ENOUGH = 2;
/** Sections that often share a page. */
const COMPANIONS: Partial<Record<Section, Section[]>> = {
  useOfFunds: ["ask", "financials"],
  ask: ["useOfFunds", "financials"],
  financials: ["ask"],
  product: ["solution"],
  solution: ["product", "problem"],
  model: ["product"],
  purpose: ["solution", "product"],
};
/** Without a title that says so, these come early or not at all. */
const LATEST: Partial<Record<Section, (pages: number) => number>> = {
  purpose: () => 2,
  problem: (pages) => Math.max(4, pages * 0.35),
  solution: (pages) => Math.max(6, pages / 2),
};
/** As shares of the pages: any earlier, only a title counts. */
const EARLIEST: Partial<Record<Section, number>> = {
  model: 0.12,
  goToMarket: 0.2,
  competition: 0.25,
  financials: 0.35,
  ask: 0.4,
};
const CONTACT =
  /[\w.+-]{1,64}@[\w-]+\.[\w.]+|https?:\/\/|www\.\S+|(?<![\w@.])[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.(?:com|org|net|io|app|dev|ai|asia|tech|shop|store|xyz|info|biz|(?:co\.|com\.|my\.|web\.)?(?:id|vn|th|sg|my|ph|cn|hk|tw|kh|la|mm|in|uk))(?![\w.])|\+\d[\d ()-]{7,}|(?<![\d.])0\d[\d -]{7,}/i;

/** Which pages tell which section: by their titles, their words, and what they show. */
export function sectionsOf(text: DeckText, facts: Fact[]): ReadonlyMap<Section, Told> {
  const titled = new Map(text.deck.pages.map((page) => [page.number, namesOfPage(page, text)]));
  const told = new Map<Section, Told>();
  for (const section of SECTIONS) {
    const found = section === "contact" ? contactOf(text) : tellsOf(section, titled, text, facts);
    if (found) told.set(section, found);
  }
  for (const [section, lines] of labelledLines(text)) {
    if (!told.has(section)) told.set(section, toldBy(lines));
  }
  for (const [section, found] of expectedOnUnnamed(told, titled, text)) told.set(section, found);
  return told;
}

function toldBy(sentences: Sentence[]): Told {
  const pages = [...new Set(sentences.map(({ page }) => page))];
  return { pages, isTitled: false, sentences };
}

function tellsOf(
  section: Section,
  titled: ReadonlyMap<number, Section[]>,
  text: DeckText,
  facts: Fact[],
): Told | undefined {
  const latest = LATEST[section]?.(text.deck.pages.length) ?? Number.POSITIVE_INFINITY;
  const judged = text.deck.pages
    .map((page) => ({
      page,
      points: pointsOf(section, page, titled.get(page.number) ?? [], text, facts),
    }))
    .filter(({ page, points }) => {
      const place = (page.number - 1) / Math.max(1, text.deck.pages.length - 1);
      const isExpected = page.number <= latest && place >= (EARLIEST[section] ?? 0);
      return points >= (isExpected ? ENOUGH : POINTS.title);
    })
    .toSorted((one, other) => other.points - one.points || one.page.number - other.page.number);
  const [best] = judged;
  if (!best) return undefined;
  const isTitled = best.points >= POINTS.title;
  const surest = isTitled ? judged.filter(({ points }) => points >= POINTS.title) : [best];
  const told = surest.map(({ page }) => page.number);
  const bodies = told.flatMap((number) => text.onPage(number).filter(({ isTitle }) => !isTitle));
  const sentences = bodies.length > 0 ? bodies : told.flatMap(text.onPage);
  return sentences.length > 0 ? { pages: told, isTitled, sentences } : undefined;
}

function pointsOf(
  section: Section,
  page: DeckPage,
  called: Section[],
  text: DeckText,
  facts: Fact[],
): number {
  const there = text.onPage(page.number);
  if (called.includes(section)) return POINTS.title + (there.length > 1 ? 1 : 0);
  const isInTitle = page.number > 1 && occurs(text.terms.inTitle(section), fold(page.title));
  const isTaken = called.some((other) => !COMPANIONS[section]?.includes(other));
  if (isTaken && !isInTitle) return 0;
  const words = new Set(
    there.flatMap(({ folded }) => matches(text.terms.body(section), folded).map(([word]) => word)),
  );
  return (
    (isInTitle ? POINTS.inTitle : 0) +
    Math.min(words.size * POINTS.word, POINTS.mostWords) +
    (isShownOn(page.number, section, text, facts) ? POINTS.shown : 0) +
    (words.size > 0 && isWhereExpected(section, page.number) ? POINTS.place : 0)
  );
}

/** Nearly every deck begins with the problem and its solution. */
function isWhereExpected(section: Section, page: number): boolean {
  if (section === "purpose") return page <= 2;
  if (section === "problem") return page >= 2 && page <= 4;
  return section === "solution" && page >= 2 && page <= 6;
}

function contactOf({ sentences }: DeckText): Told | undefined {
  const found = sentences.filter(({ text }) => CONTACT.test(text));
  return found.length > 0 ? toldBy(found) : undefined;
}
