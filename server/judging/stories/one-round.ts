import type { Language } from "../../../contracts/languages.ts";
import type { FeedItem } from "./feed-item.ts";
import type { NameSpan } from "./name-span.ts";
import { BESIDE_STAGES } from "./round-kinds.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { has, hitsOf, readPatterns } from "./word-patterns.ts";

const topics = readPatterns("topics.json", [
  "list",
  "fund",
  "deal",
  "other",
  "period",
  "market",
  "region",
]);
const LEAST_LISTED = 3;
const FROM = /(?:(?:from|by|of) (?:its|the|their|a|\S+'s)|dari|từ|จาก|来自) ?$/u;
/** "Fund III" is the name of a fund, not of a firm. */
const NUMBERED = / (?:I{1,3}|IV|V|\d+)$/u;
const FIRST_PARAGRAPHS = 3;

/** Whether an item reports exactly one new round: not a list, a fund's own money, or a sale. */
export function tellsOfOneRound(
  { language }: FeedItem,
  sentences: readonly Sentence[],
  statements: readonly Statement[],
  spans: readonly NameSpan[],
): boolean {
  const told = statements.filter(({ time, isTelling }) => time === "new" && isTelling);
  const isNew = (sentence: Sentence | undefined) => told.some((one) => one.sentence === sentence);
  // Sales and purchases also "pour money into" something: a round is called one, and somebody gets it.
  const isCalledRound = (sentence: Sentence) =>
    told.some(
      (one) =>
        one.sentence === sentence && one.isCalledRound && one.gets.length + one.kinds.length > 0,
    );
  // If no headline tells of the round, the text must do so plainly: who got or gave what, or which round of what sum.
  const isPlain = ({ gets, gives, kinds, amounts }: Statement, isFirst: boolean) =>
    (gets.length + gives.length > 0 && kinds.length + amounts.length > 0) ||
    (amounts.length > 0 && kinds.some(({ kind }) => isFirst || !BESIDE_STAGES.includes(kind))) ||
    (isFirst && gets.length > 0);
  const title = sentences.find(({ where }) => where === "title");
  const [lead] = sentences.filter(({ where }) => where === "text");
  const heads = headsOf(sentences);
  // If the beginning says that it has not happened, the rest only adds to that.
  const isUntrue = (sentence: Sentence) =>
    !isNew(sentence) &&
    statements.some((one) => one.sentence === sentence && one.time === "untrue");
  if (heads.some(isUntrue)) return false;
  if (isListOfDeals({ language }, sentences, statements)) return false;
  if (isMarketReport({ language }, sentences, spans, statements)) return false;
  if (heads.some((sentence) => tellsOfFund(sentence, spans, language))) return false;
  const isDeal = (sentence: Sentence) => has(topics.deal[language], sentence.low);
  if (title && isDeal(title) && !isCalledRound(title)) return false;
  const isSold = heads.some((one) => one !== title && isDeal(one) && !isCalledRound(one));
  if (isSold && !(title && isCalledRound(title))) return false;
  if (title && isNew(title) && isDatedInText(title, statements)) return false;
  if (isNew(title)) return true;
  const isOther = title !== undefined && has(topics.other[language], title.low);
  if (isOther) return isNew(lead) || sentences.some((one) => one.where === "summary" && isNew(one));
  return sentences.some((sentence) =>
    sentence.where === "summary"
      ? isNew(sentence)
      : sentence.paragraph < FIRST_PARAGRAPHS &&
        told.some((one) => one.sentence === sentence && isPlain(one, sentence.paragraph === 0)),
  );
}

/** The headline, the summary and the first sentence of the text. */
function headsOf(sentences: readonly Sentence[]): Sentence[] {
  const [lead] = sentences.filter(({ where }) => where === "text");
  return sentences.filter(({ where }) => where !== "text").concat(lead ?? []);
}

/** Whether the text tells only as past what the headline tells: then it is no news. */
function isDatedInText(title: Sentence, statements: readonly Statement[]): boolean {
  const inTitle = statements.filter((one) => one.sentence === title && one.time === "new");
  const isSame = (one: Statement) =>
    inTitle.some(
      (own) =>
        own.kinds.some(({ kind }) => one.kinds.some((other) => other.kind === kind)) ||
        own.amounts.some(({ amount }) => one.amounts.some((other) => other.amount === amount)),
    );
  const inText = statements.filter((one) => one.sentence !== title && one.isTelling);
  return (
    inText.some((one) => one.time === "past" && isSame(one)) &&
    inText.every((one) => one.time !== "new")
  );
}

/** Whether a fund raises its own money, unlike a round "from its new fund", or by First Harvest Fund. */
function tellsOfFund(sentence: Sentence, spans: readonly NameSpan[], language: Language): boolean {
  const { low } = sentence;
  const names = spans.filter(
    (span) => span.sentence === sentence && !span.isDoubtful && !NUMBERED.test(span.text),
  );
  return hitsOf(topics.fund[language], low).some(
    ({ start, end }) =>
      !FROM.test(low.slice(Math.max(0, start - 24), start)) &&
      !names.some((name) => name.start <= start && end <= name.end),
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

/** Whether it tells what a market raised in a quarter: the beginning names the time, but no startup. */
export function isMarketReport(
  { language }: Pick<FeedItem, "language">,
  sentences: readonly Sentence[],
  spans: readonly NameSpan[],
  statements: readonly Statement[],
): boolean {
  const isOf = (topic: "market" | "region", sentence: Sentence) =>
    has(topics.period[language], sentence.low) && has(topics[topic][language], sentence.low);
  const [title, ...heads] = headsOf(sentences);
  const namesStartup = (some: readonly Sentence[]) =>
    spans.some(({ kind, sentence }) => kind === "startup" && some.includes(sentence));
  const isNamed = statements.some(({ sentence, kinds }) => sentence === title && kinds.length > 0);
  if (!title || isNamed || namesStartup([title])) return false;
  return (
    isOf("market", title) || (!namesStartup(heads) && heads.some((one) => isOf("region", one)))
  );
}

function listedIn(sentences: readonly Sentence[], statements: readonly Statement[]): number {
  return sentences.filter(
    (sentence) => sentence.isItem && statements.some((one) => one.sentence === sentence),
  ).length;
}
