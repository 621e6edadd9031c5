import { fold } from "../../../language/fold.ts";
import { occurs } from "../lexicon/terms.ts";
import type { DeckPage } from "../read/deck.ts";
import type { Section } from "../rubric/sections.ts";
import type { DeckText, Told } from "../text/deck-text.ts";
import type { Sentence } from "../text/sentences.ts";

type Expected = {
  section: Section;
  /** Its place in a deck, as shares of the pages. */
  from: number;
  to: number;
  /** The least that it would have to show. */
  shows: (there: Sentence[], text: DeckText) => boolean;
};

const counted = (there: Sentence[]) => there.filter(({ amounts }) => amounts.length > 0);
const money = (there: Sentence[]) =>
  there.filter(({ amounts }) => amounts.some(({ kind }) => kind === "money"));

/** In the order of a deck: a page is the first section that it fits. */
const EXPECTED: Expected[] = [
  { section: "problem", from: 0, to: 0.34, shows: (there) => counted(there).length > 0 },
  { section: "solution", from: 0, to: 0.45, shows: (there) => there.length > 0 },
  {
    section: "whyNow",
    from: 0,
    to: 0.5,
    shows: (there) => there.some(({ dates }) => dates.length > 0),
  },
  {
    section: "market",
    from: 0.1,
    to: 0.65,
    shows: (there, { says }) =>
      money(there).length > 0 &&
      !there.some((one) => says(one, "projection")) &&
      there.some((one) => says(one, "source") || says(one, "bottomUp") || /[×=≈]/.test(one.text)),
  },
  { section: "product", from: 0.1, to: 0.6, shows: (there) => steps(there) >= 2 },
  {
    section: "model",
    from: 0.2,
    to: 0.85,
    shows: (there, { says }) => money(there).some((one) => says(one, "perUnit")),
  },
  {
    section: "goToMarket",
    from: 0.25,
    to: 0.95,
    shows: (there, { says }) =>
      counted(there).length > 0 &&
      there.some((one) => says(one, "channel")) &&
      !there.some((one) => says(one, "vanity")),
  },
  {
    section: "traction",
    from: 0.25,
    to: 0.9,
    shows: (there, { says }) =>
      counted(there).length >= 2 &&
      there.some(({ dates }) => dates.length > 0) &&
      !there.some((one) => says(one, "projection") || says(one, "source")),
  },
  { section: "competition", from: 0.3, to: 0.9, shows: compares },
  {
    section: "ask",
    from: 0.55,
    to: 1,
    shows: (there) => there.some(({ amounts }) => isRound(amounts.map(({ kind }) => kind))),
  },
];

/**
 * A page without a known name or another sign is most likely what is expected at its place: some decks
 * title their pages like newspapers.
 */
export function expectedOnUnnamed(
  told: ReadonlyMap<Section, Told>,
  titled: ReadonlyMap<number, Section[]>,
  text: DeckText,
): ReadonlyMap<Section, Told> {
  const taken = new Set([...told.values()].flatMap(({ pages }) => pages));
  const found = new Map<Section, Told>();
  const { pages } = text.deck;
  for (const { section, from, to, shows } of EXPECTED) {
    if (told.has(section)) continue;
    const page = pages.find(({ number, title }) => {
      const body = bodyOf(number, text);
      const place = (number - 1) / Math.max(1, pages.length - 1);
      const isFree = number > 1 && !taken.has(number) && (titled.get(number)?.length ?? 0) === 0;
      return (
        isFree &&
        body.length > 0 &&
        !isAppendix(title) &&
        place >= from &&
        place <= to &&
        follows(section, number, told, found) &&
        shows(body, text)
      );
    });
    if (!page) continue;
    taken.add(page.number);
    found.set(section, {
      pages: [page.number],
      isTitled: false,
      sentences: bodyOf(page.number, text),
    });
  }
  return found;
}

/** A solution comes right after its problem. */
function follows(
  section: Section,
  number: number,
  ...known: ReadonlyMap<Section, Told>[]
): boolean {
  if (section === "problem") return number <= 3;
  if (section !== "solution") return true;
  const problem = Math.min(...known.flatMap((told) => told.get("problem")?.pages ?? []));
  return number === problem + 1;
}

function bodyOf(number: number, text: DeckText): Sentence[] {
  return text.onPage(number).filter(({ isTitle }) => !isTitle);
}

const APPENDIX = /appendi|backup|annex|附录|附件|phụ lục|ภาคผนวก|lampiran/u;

export function isAppendix(title: DeckPage["title"]): boolean {
  return APPENDIX.test(fold(title));
}

const STEP = /^(?:\d{1,2}[.)、]|第?[一二三四五][步、]|bước \d|ขั้นตอน|langkah \d|step \d)/iu;

/** How many numbered steps there are. */
function steps(there: Sentence[]): number {
  return there.filter(({ text }) => STEP.test(text)).length;
}

/** Others by name, with a remark on each: "Name: …", or rows of a table with prices. */
function compares(there: Sentence[], { says, terms }: DeckText): boolean {
  const named = there.filter(({ text }) => /^[^:：]{2,40}[:：]\s*\S/u.test(text)).length;
  const priced = money(there).length;
  const isOther = there.some(
    (one) =>
      says(one, "projection") ||
      says(one, "role") ||
      (["cac", "ltv", "margin", "tam"] as const).some((topic) =>
        occurs(terms.topic(topic), one.folded),
      ),
  );
  return !isOther && there.length >= 2 && (named >= 2 || (priced >= 1 && there.length >= 3));
}

/** An amount for a number of months can only be a round. */
function isRound(kinds: string[]): boolean {
  return kinds.includes("money") && kinds.includes("duration");
}
