import { matches, occurs, type Terms } from "../lexicon/terms.ts";
import type { Deck, DeckPage } from "../read/deck.ts";
import { SECTIONS, type Section, type Signal } from "../rubric/sections.ts";
import { fold } from "./fold.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

export type Told = {
  /** The pages that tell a section, the one whose title says so first. */
  pages: number[];
  isTitled: boolean;
  sentences: Sentence[];
};

/** A deck as the rules see it. */
export type Outline = {
  deck: Deck;
  terms: Terms;
  sentences: Sentence[];
  told: ReadonlyMap<Section, Told>;
  onPage: (page: number) => Sentence[];
  page: (number: number) => DeckPage | undefined;
  says: (sentence: Sentence, signal: Signal) => boolean;
};

/** Beyond these, a body must say it twice or more: its words are said in passing, too. */
const SAID_IN_PASSING: Partial<Record<Section, number>> = {
  problem: 2,
  product: 2,
  model: 2,
  goToMarket: 2,
  traction: 2,
  financials: 2,
  team: 2,
  competition: 1,
  solution: 1,
};
const CONTACT =
  /[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/|www\.\S+|\+\d[\d ()-]{7,}|(?<![\d.])0\d[\d -]{7,}/;

export function outlineOf(deck: Deck, terms: Terms): Outline {
  const sentences = sentencesOf(deck, terms);
  const byPage = Map.groupBy(sentences, ({ page }) => page);
  const pages = new Map(deck.pages.map((page) => [page.number, page]));
  const onPage = (page: number) => byPage.get(page) ?? [];
  const titles = deck.pages.map(({ number, title }) => ({ number, title: fold(title) }));
  const titled = new Map(
    SECTIONS.map((section) => [
      section,
      titles
        .filter(({ title, number }) => isCalled(section, title, number, terms))
        .map(({ number }) => number),
    ]),
  );
  const told = new Map<Section, Told>();
  for (const section of SECTIONS) {
    const found = tellsOf(section, { sentences, onPage, titled: titled.get(section) ?? [], terms });
    if (found) told.set(section, found);
  }
  return {
    deck,
    terms,
    sentences,
    told,
    onPage,
    page: (number) => pages.get(number),
    says: ({ folded }, signal) => occurs(terms.signal(signal), folded),
  };
}

/** The first page is called what the company is called. */
function isCalled(section: Section, title: string, page: number, terms: Terms): boolean {
  return page > 1 && title !== "" && occurs(terms.title(section), title);
}

function tellsOf(
  section: Section,
  given: {
    sentences: Sentence[];
    onPage: (page: number) => Sentence[];
    titled: number[];
    terms: Terms;
  },
): Told | undefined {
  const { sentences, onPage, titled, terms } = given;
  if (section === "contact") return contactOf(sentences);
  const bodies = titled.flatMap((page) => onPage(page).filter(({ isTitle }) => !isTitle));
  if (bodies.length > 0) return { pages: titled, isTitled: true, sentences: bodies };
  const pattern = terms.body(section);
  const early = section === "purpose" ? sentences.filter(({ page }) => page <= 2) : sentences;
  const saying = early.filter(
    ({ folded, isTitle }) => (section === "purpose" || !isTitle) && occurs(pattern, folded),
  );
  const count = saying.reduce((sum, { folded }) => sum + matches(pattern, folded).length, 0);
  if (count === 0 || count < (SAID_IN_PASSING[section] ?? 1)) return undefined;
  // A passing word on ten pages is no section.
  const [page] = mostFrequent(saying.map((sentence) => sentence.page));
  if (page === undefined) return undefined;
  const there = saying.filter((sentence) => sentence.page === page);
  const needed = Math.min(2, SAID_IN_PASSING[section] ?? 1);
  const onOne = there.reduce((sum, { folded }) => sum + matches(pattern, folded).length, 0);
  if (onOne < needed) return undefined;
  return { pages: [page], isTitled: false, sentences: there };
}

function contactOf(sentences: Sentence[]): Told | undefined {
  const found = sentences.filter(({ text }) => CONTACT.test(text));
  const pages = [...new Set(found.map(({ page }) => page))];
  return found.length > 0 ? { pages, isTitled: false, sentences: found } : undefined;
}

function mostFrequent(pages: number[]): number[] {
  const counts = new Map<number, number>();
  for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([page]) => page);
}
