import type { ArticleFault, ArticleFaultCode } from "../../../contracts/desk/article-faults.ts";
import { SITE_NAME } from "../../../contracts/site-name.ts";
import { plain, singular } from "../../language/fold.ts";
import { locateQuote } from "../locate-quote.ts";
import { type ArticleSource, givesOrders, sentencesAround, wholeText } from "./article-source.ts";
import { copiedRuns } from "./claims/copied.ts";
import { bearsOut, dayPool, daysIn, daysStated, type StatedDay } from "./claims/days.ts";
import { type Figure, figuresIn, figuresStated, holdsFigure } from "./claims/figures.ts";
import { isOpener, type NamePool, namePool, namesMissing } from "./claims/names.ts";
import { isSpeech, quotesIn } from "./claims/quotes.ts";
import { placesTaken } from "./claims/taken.ts";
import type { DraftAnswer } from "./model/draft-question.ts";

type Sentence = DraftAnswer["paragraphs"][number]["sentences"][number];
/** What a sentence may state. */
type Known = {
  figures: readonly Figure[];
  days: readonly StatedDay[];
  names: NamePool;
  /** Names whose digits are no figures: "Khởi Nghiệp 24h". */
  publishers: readonly string[];
  /** The first source's year, to which months without a year belong. */
  year: number;
  /** Words that the article also has in small letters, with a blank on either side. */
  small: string;
};
/** The part that is the same for all sentences of an article. */
type Whole = Pick<Known, "names" | "publishers" | "year" | "small">;

const LONGEST_QUOTE_WORDS = 25;
const SPEAKS =
  /\b(?:said|says|saying|told|tells|according to|wrote|writes|added|adds|called|calls|described|describes|stated|noted)\b/i;
const FOREIGN = /https?:|www\.|\w@\w|<[a-z/!]|[{}\\]|\]\(/i;
const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:yesterday|tomorrow)\b/g;

/**
 * The faults that keep an article from being used: figures, days and names that are not in the passages cited,
 * sentences without a passage, a source's own wording, and anything that does not belong in an article.
 * @param sources as they were shown to the model
 */
export function draftFaults(said: DraftAnswer, sources: readonly ArticleSource[]): ArticleFault[] {
  const sentences = said.paragraphs.flatMap((paragraph) => paragraph.sentences);
  if (!said.tells || sentences.length === 0 || said.title === "") {
    return [{ code: "nothing_told", words: "" }];
  }
  const body = sentences.map(({ text }) => text).join("\n");
  const publishers = sources.map(({ publisher }) => publisher);
  const whole: Whole = {
    names: namePool([...sources.map(wholeText), ...publishers, SITE_NAME]),
    publishers,
    year: Number(sources[0]?.publishedOn.slice(0, 4) ?? 0),
    small: smallWords(`${said.title}\n${said.excerpt}\n${body}`),
  };
  const head = headKnown(body, sources, whole);
  const reports = sources.filter(({ id }) => id !== "benih").map(({ text }) => text);
  const faults = [
    ...sentences.flatMap((sentence) => sentenceFaults(sentence, sources, whole)),
    ...[said.title, said.excerpt].flatMap((text) => claimFaults(text, head)),
    ...quoteFaults(said, sentences, sources),
    ...[said.title, said.excerpt, body].flatMap((text) =>
      copiedRuns(text, "en", reports).map(fault("copied")),
    ),
    ...[said.title, said.excerpt, ...sentences.map(({ text }) => text)]
      .filter((text) => FOREIGN.test(text) || givesOrders(text))
      .map(fault("foreign_words")),
  ];
  return faults.filter(
    (one, at) =>
      faults.findIndex(({ code, words }) => code === one.code && words === one.words) === at,
  );
}

const fault =
  (code: ArticleFaultCode) =>
  (words: string): ArticleFault => ({ code, words });

function sentenceFaults(
  { text, rests }: Sentence,
  sources: readonly ArticleSource[],
  whole: Whole,
): ArticleFault[] {
  const passages = rests.flatMap(({ source: id, quote }) => {
    const source = sources.find((one) => one.id === id);
    const located = source && locateQuote(wholeText(source), quote);
    return source && located !== undefined
      ? [{ source, words: sentencesAround(source, located) }]
      : [];
  });
  if (passages.length === 0) return [{ code: "no_passage", words: text }];
  return claimFaults(text, {
    ...whole,
    figures: passages.flatMap(({ source, words }) => figuresIn(words, source.language)),
    days: passages.flatMap(({ source, words }) => [
      ...daysIn(words, source.publishedOn, source.language),
      dayPool(source.publishedOn),
    ]),
  });
}

/** Title and excerpt state what the article does. */
function headKnown(body: string, sources: readonly ArticleSource[], whole: Whole): Known {
  return {
    ...whole,
    figures: figuresIn(body, "en"),
    days: daysIn(body, sources[0]?.publishedOn ?? "", "en"),
  };
}

function smallWords(text: string): string {
  const words = plain(text).match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'-]*/gu) ?? [];
  return ` ${words.map(singular).join(" ")} `;
}

/** Replaces names by blanks, so that all else keeps its place. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .map(plain)
    .filter((name) => /\d/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, " ".repeat(name.length)), plain(text));
}

function claimFaults(text: string, known: Known): ArticleFault[] {
  const counting = withoutNames(text, known.publishers);
  const taken = placesTaken(counting, "en");
  return [
    ...figuresStated(counting, "en")
      .filter((figure) => !holdsFigure(known.figures, figure))
      .map(({ words }) => fault("unsupported_figure")(words)),
    ...daysStated(counting, known.year, "en")
      .filter((day) => !bearsOut(known.days, day))
      .map(({ words }) => fault("unsupported_date")(words)),
    ...(text.match(WEEKDAY) ?? []).map(fault("unsupported_date")),
    ...namesMissing(
      text.replace(WEEKDAY, (day) => day.toLowerCase()),
      "en",
      known.names,
      {
        taken,
        mayTranslate: false,
        mayBegin: (word, rest) =>
          isOpener(word, rest, "en") ||
          [known.names.words, known.small].some((words) =>
            words.includes(` ${singular(word.toLowerCase())} `),
          ),
      },
    ).map(fault("unsupported_name")),
  ];
}

function quoteFaults(
  said: DraftAnswer,
  sentences: readonly Sentence[],
  sources: readonly ArticleSource[],
): ArticleFault[] {
  const faults: ArticleFault[] = [];
  let long = 0;
  for (const { text, rests } of sentences) {
    for (const found of quotesIn(text)) {
      const quote = found.words;
      const own = sources.filter(({ id }) => rests.some(({ source }) => source === id));
      const isTheirs = own.some(
        (source) =>
          locateQuote(wholeText(source).toLowerCase(), quote.replace(/[.,]$/, "").toLowerCase()) !==
          undefined,
      );
      const isLong = isSpeech(found, "en");
      if (isLong) long += 1;
      const isShort = quote.split(/\s+/).length <= LONGEST_QUOTE_WORDS;
      const isGood = isTheirs && isShort && long <= 1 && (!isLong || SPEAKS.test(text));
      if (!isGood) faults.push(fault("bad_quote")(quote));
    }
  }
  const inHead = quotesIn(`${said.title}\n${said.excerpt}`).filter((quote) =>
    isSpeech(quote, "en"),
  );
  return [...faults, ...inHead.map(({ words }) => fault("bad_quote")(words))];
}
