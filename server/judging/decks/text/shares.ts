import { matches, occurs } from "../lexicon/terms.ts";
import type { DeckText } from "./deck-text.ts";
import type { Sentence } from "./sentences.ts";

/** Adjacent parts of one whole, each with its name, in any order. */
export type ShareList = { page: number; sentences: Sentence[]; shares: number[] };

const LEAST = 3;
const MOST = 8;
const LONGEST_NAME = 60;
const LONGEST_ROW = 80;
/** Separates items of a list; Thai also does so by blanks. */
const PARTED =
  /[,;，、；|•·&+/\n]|(?<!\p{L})(?:and|và|dan|และ|serta)(?!\p{L})|[和及]|\p{Script=Thai} |^ \p{Script=Thai}/u;
const NAMED = /[\p{L}]{2}/u;

/** Every closed list of named percentages, within a sentence or on a line each. */
export function shareLists(text: DeckText): ShareList[] {
  return text.deck.pages.flatMap(({ number }) => sharesAmong(text.onPage(number), text));
}

export function sharesAmong(there: readonly Sentence[], text: DeckText): ShareList[] {
  return [...there.flatMap((sentence) => listIn(sentence, text)), ...runsOn(there, text)];
}

/** "45% engineering, 35% sales and 20% operations", or each name before its figure. */
function listIn(sentence: Sentence, text: DeckText): ShareList[] {
  const { amounts, folded, page } = sentence;
  const percents = amounts.filter(({ kind, value }) => kind === "percent" && value !== 100);
  const isOther = amounts.some(({ kind }) => kind === "times" || kind === "count");
  if (isOther || percents.length < LEAST || percents.length > MOST || !isStill(sentence, text))
    return [];
  const between = percents
    .slice(1)
    .map(({ start }, at) => folded.slice(percents[at]?.end ?? 0, start));
  const isClosed = between.every(
    (name) => name.length <= LONGEST_NAME && NAMED.test(name) && PARTED.test(name),
  );
  return isClosed
    ? [{ page, sentences: [sentence], shares: percents.map(({ value }) => value) }]
    : [];
}

/** Lines of a name and a percentage, one below the other. */
function runsOn(there: readonly Sentence[], text: DeckText): ShareList[] {
  const runs: Sentence[][] = [[]];
  for (const sentence of there) {
    if (isRow(sentence, text)) runs.at(-1)?.push(sentence);
    else runs.push([]);
  }
  return runs
    .map((run) => run.filter((one) => shareIn(one) !== 100))
    .filter((run) => run.length >= LEAST && run.length <= MOST)
    .map((sentences) => ({
      page: sentences[0]?.page ?? 0,
      sentences,
      shares: sentences.map(shareIn),
    }));
}

function shareIn({ amounts }: Sentence): number {
  return amounts.find(({ kind }) => kind === "percent")?.value ?? 0;
}

function isRow(sentence: Sentence, text: DeckText): boolean {
  const { amounts, folded, isTitle } = sentence;
  const percents = amounts.filter(({ kind }) => kind === "percent");
  const isPlain = amounts.every(({ kind }) => kind === "percent" || kind === "money");
  return (
    !isTitle &&
    percents.length === 1 &&
    isPlain &&
    folded.length <= LONGEST_ROW &&
    NAMED.test(folded) &&
    isStill(sentence, text)
  );
}

const MOVING = ["churn", "margin", "retention", "valuation"] as const;

/** A part of another part, or something that is no part at all, leaves the list open. */
function isStill(sentence: Sentence, { says, terms }: DeckText): boolean {
  const isOther = says(sentence, "fromTo") || says(sentence, "within") || says(sentence, "equity");
  return !isOther && !MOVING.some((topic) => occurs(terms.topic(topic), sentence.folded));
}

/** Whether it names at least two things that money is spent on. */
export function isOfSpending({ sentences }: ShareList, { terms }: DeckText): boolean {
  const items = sentences.flatMap(({ folded }) =>
    matches(terms.signal("fundsItem"), folded).map(([item]) => item),
  );
  return new Set(items).size >= 2;
}
