import type { ArticleFault, ArticleFaultCode } from "../../../contracts/desk/article-faults.ts";
import type { Language } from "../../../contracts/languages.ts";
import { copiedRuns } from "./claims/copied.ts";
import { daysIn, daysStated, holdsDay } from "./claims/days.ts";
import { figuresIn, figuresStated, holdsFigure } from "./claims/figures.ts";
import { isOpener, namePool, namesIn, namesMissing } from "./claims/names.ts";
import { isSpeech, quotesIn } from "./claims/quotes.ts";
import { placesTaken } from "./claims/taken.ts";
import type { Piece } from "./model/translation-question.ts";

/** The text that a translation is checked against. */
export type Original = {
  language: Language;
  pieces: readonly Piece[];
  /** Its day, to whose year days and months without one belong. */
  writtenOn: string;
};

/**
 * The translator never sees the sources, and two people stating a plain fact in one language come close to each
 * other. A run this long, more than a single fact, is no coincidence: the original was too close to its source.
 */
const MOST_TRANSLATED = 16;
const ADDRESS = /\]\(([^)\s]+)\)|(https?:\/\/[^\s)>\]]+)/g;

/**
 * What a translation leaves out of its original, and what it adds: piece by piece, figures and days by value,
 * names as written.
 * @param sources texts in the translation's language on which the original rests: their words are not copied either
 */
export function translationFaults(
  original: Original,
  translated: Readonly<Record<string, string>>,
  language: Language,
  sources: readonly string[],
): ArticleFault[] {
  const { pieces } = original;
  const all = pieces.map(({ id }) => translated[id] ?? "");
  const pools = { original: namePool(pieces.map(({ text }) => text)), translated: namePool(all) };
  const proper = properWords(original);
  return pieces.flatMap((piece) => {
    const text = translated[piece.id] ?? "";
    if (text.trim() === "") return [{ code: "name_differs" as const, words: piece.text }];
    return [
      ...figureFaults(piece.text, original.language, text, language),
      ...dayFaults(piece.text, original, text, language),
      ...namesMissing(piece.text, original.language, pools.translated, {
        taken: placesTaken(piece.text, original.language),
        mayTranslate: true,
        mayBegin: (word, rest) => !proper.has(word) || isOpener(word, rest, original.language),
      }).map(fault("name_differs")),
      ...namesMissing(text, language, pools.original, {
        taken: placesTaken(text, language),
        mayTranslate: true,
        mayBegin: (word, rest) =>
          language === "vi" || language === "id" || isOpener(word, rest, language),
      }).map(fault("name_differs")),
      ...linkFaults(piece.text, text),
      ...quoteFaults(piece.text, original.language, text, language),
      ...copiedRuns(text, language, sources, MOST_TRANSLATED).map(fault("copied")),
    ];
  });
}

const fault =
  (code: ArticleFaultCode) =>
  (words: string): ArticleFault => ({ code, words });

function figureFaults(
  original: string,
  from: Language,
  translated: string,
  to: Language,
): ArticleFault[] {
  const [own, theirs] = [figuresIn(original, from), figuresIn(translated, to)];
  const lost = figuresStated(original, from).filter((figure) => !holdsFigure(theirs, figure));
  const added = figuresStated(translated, to).filter((figure) => !holdsFigure(own, figure));
  return [...lost, ...added].map(({ words }) => fault("figure_differs")(words));
}

function dayFaults(
  piece: string,
  { language: from, writtenOn }: Original,
  translated: string,
  to: Language,
): ArticleFault[] {
  const year = Number(writtenOn.slice(0, 4));
  const [own, theirs] = [daysIn(piece, writtenOn, from), daysIn(translated, writtenOn, to)];
  const lost = daysStated(piece, year, from).filter((day) => !holdsDay(theirs, day));
  const added = daysStated(translated, year, to).filter((day) => !holdsDay(own, day));
  return [...lost, ...added].map(({ words }) => fault("date_differs")(words));
}

/** Nobody is quoted who is not quoted in the original. Two words of it may be many in another language, one may not. */
function quoteFaults(
  original: string,
  from: Language,
  translated: string,
  to: Language,
): ArticleFault[] {
  const own = quotesIn(original).filter(
    (quote) => isSpeech(quote, from) || /\S\s+\S/.test(quote.words),
  );
  const speech = quotesIn(translated).filter((quote) => isSpeech(quote, to));
  const added = speech.slice(own.length);
  return added.map(({ words }) => fault("bad_quote")(words));
}

function linkFaults(original: string, translated: string): ArticleFault[] {
  const [one, other] = [addressesIn(original), addressesIn(translated)];
  return [
    ...one.filter((address) => !other.includes(address)),
    ...other.filter((address) => !one.includes(address)),
  ].map(fault("links_differ"));
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, link, bare]) => link ?? bare ?? "");
}

/** First words of sentences that are names: they are also capitalised within a sentence, or recur. */
function properWords({ pieces, language }: Original): ReadonlySet<string> {
  const within = new Set<string>();
  const first = new Map<string, number>();
  for (const { id, text } of pieces) {
    // A headline may capitalise every word.
    const isHead = id === "title" || text.startsWith("#");
    for (const run of namesIn(text, placesTaken(text, language))) {
      for (const { words, isFirst } of run) {
        if (isFirst) first.set(words, (first.get(words) ?? 0) + 1);
        else if (!isHead) within.add(words);
      }
    }
  }
  const again = [...first].filter(([, times]) => times > 1).map(([word]) => word);
  return new Set([...within, ...again]);
}
