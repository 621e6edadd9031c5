import type { Language } from "../../../contracts/languages.ts";
import type { FeedItem } from "./feed-item.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { has, hitsOf, readPatterns } from "./word-patterns.ts";

const topics = readPatterns("topics.json", ["list", "fund", "deal", "other"]);
const LEAST_LISTED = 3;
const FROM = /(?:from (?:its|the|their|a)|dari|từ|จาก|来自) ?$/u;
const FIRST_PARAGRAPHS = 3;

/** Whether an item reports a new round, and one only: not a list, a fund's own money, or a sale. */
export function tellsOfOneRound(
  { language }: FeedItem,
  sentences: readonly Sentence[],
  statements: readonly Statement[],
): boolean {
  const told = statements.filter(({ time, isTelling }) => time === "new" && isTelling);
  const isNew = (sentence: Sentence | undefined) => told.some((one) => one.sentence === sentence);
  // What a headline does not tell has to be told plainly: who got what.
  const isPlain = (sentence: Sentence) =>
    told.some(
      (one) =>
        one.sentence === sentence &&
        one.kinds.length + one.amounts.length > 0 &&
        (one.gets.length + one.gives.length > 0 || one.kinds.length > 0),
    );
  const title = sentences.find(({ where }) => where === "title");
  const [lead] = sentences.filter(({ where }) => where === "text");
  const heads = sentences.filter(({ where }) => where !== "text").concat(lead ?? []);
  if (isListOfDeals({ language }, sentences, statements)) return false;
  if (heads.some(({ low }) => tellsOfFund(low, language))) return false;
  if (title && has(topics.deal[language], title.low) && !isNew(title)) return false;
  if (lead && has(topics.deal[language], lead.low) && !isNew(title)) return false;
  if (isNew(title)) return true;
  const isOther = title !== undefined && has(topics.other[language], title.low);
  if (isOther) return isNew(lead) || sentences.some((one) => one.where === "summary" && isNew(one));
  return sentences.some(
    (one) =>
      isNew(one) &&
      (one.where === "summary" ||
        one.paragraph === 0 ||
        (one.paragraph < FIRST_PARAGRAPHS && isPlain(one))),
  );
}

/** A fund's own money; a round "from its new fund" is none. */
function tellsOfFund(low: string, language: Language): boolean {
  return hitsOf(topics.fund[language], low).some(
    ({ start }) => !FROM.test(low.slice(Math.max(0, start - 10), start)),
  );
}

/** A round-up of deals, or a list of companies. */
export function isListOfDeals(
  { language }: Pick<FeedItem, "language">,
  sentences: readonly Sentence[],
  statements: readonly Statement[],
): boolean {
  const title = sentences.find(({ where }) => where === "title");
  if (title && has(topics.list[language], title.low)) return true;
  return listedIn(sentences, statements) >= LEAST_LISTED;
}

function listedIn(sentences: readonly Sentence[], statements: readonly Statement[]): number {
  return sentences.filter(
    (sentence) => sentence.isItem && statements.some((one) => one.sentence === sentence),
  ).length;
}
