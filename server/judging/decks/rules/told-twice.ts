import { VENTURE_ROUNDS } from "../../../../contracts/catalogue.ts";
import { fold } from "../../../language/fold.ts";
import { amountsIn } from "../../../language/money.ts";
import { namesStage } from "../../../language/stages.ts";
import type { Fact } from "../figures/facts.ts";
import { theOne } from "../figures/the-one.ts";
import { matches } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import type { Topic } from "../rubric/sections.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import type { Rule } from "./finding.ts";

/* One quantity of the company for the same time on several pages, with figures that cannot both be right. */

const MONTHS = 12;
/** Figures this close may be of two days, or rounded. */
const NEAR = 0.25;
/** Figures this far apart are not just of two months. */
const FAR = 1;

/** Monthly recurring revenue, times twelve, against annual recurring revenue. */
export const recurringDiffers: Rule = ({ outline }) => {
  const monthly = theOneOfToday("mrr", outline);
  const yearly = theOneOfToday("arr", outline);
  if (!monthly || !yearly || monthly.amount.currency !== yearly.amount.currency) return [];
  const real = monthly.amount.value * MONTHS;
  const off = Math.abs(Math.log(yearly.amount.value / real));
  const least = timeOf(monthly) === timeOf(yearly) ? Math.log(1 + NEAR) : Math.log(1 + FAR);
  // "ARR" is also the average rate of a hotel room.
  const isOther = yearly.amount.value < 2 * monthly.amount.value || real <= 0;
  if (isOther || off < least) return [];
  return [
    {
      rule: "recurring_differs",
      page: yearly.sentence.page,
      text: quoteOf(yearly.quote),
      also: [{ page: monthly.sentence.page, quote: quoteOf(monthly.quote) }],
      fill: {
        monthly: monthly.amount,
        real: { ...monthly.amount, value: real },
        stated: yearly.amount,
      },
      wrong: { sentence: yearly.sentence, figure: yearly.amount, real },
    },
  ];
};

function theOneOfToday(topic: Topic, outline: Outline): Fact | undefined {
  const told = outline.facts.filter((fact) => fact.topic === topic);
  const isOfNow = told.every(({ sentence }) => isOfToday(sentence, outline));
  return isOfNow ? theOne(topic, outline) : undefined;
}

function isOfToday(sentence: Sentence, { says, onPage }: Outline): boolean {
  const isPlanned = onPage(sentence.page).some((one) => says(one, "projection"));
  const isOther = ["projection", "future", "fromTo", "growthWord"] as const;
  return !isPlanned && sentence.dates.length <= 1 && !isOther.some((one) => says(sentence, one));
}

function timeOf({ sentence }: Fact): string {
  return sentence.dates.map(({ from, to }) => `${from} ${to}`).join();
}

const CLOSE = 22;
const SAME = 0.1;

/** Two different sums asked for in one round, on two pages. */
export const askDiffers: Rule = ({ outline, facts }) => {
  const asks = [
    ...facts.filter((fact) => fact.topic === "ask" && isAsked(fact, outline)),
    ...namedRounds(outline),
  ].filter(({ amount }) => amount.value >= LEAST_ROUND);
  const values = [...new Map(asks.map((fact) => [fact.amount.value, fact])).values()];
  const [one, other] = values.toSorted((a, b) => a.sentence.page - b.sentence.page);
  if (!one || !other || values.length > 2 || !isOneRound(one, other)) return [];
  if (one.sentence.page === other.sentence.page || isExplained(one, other, outline)) return [];
  return [
    {
      rule: "ask_differs",
      page: other.sentence.page,
      text: quoteOf(other.quote),
      also: [{ page: one.sentence.page, quote: quoteOf(one.quote) }],
      fill: {
        here: other.amount,
        there: one.amount,
        page: String(one.sentence.page),
      },
    },
  ];
};

type Ask = Pick<Fact, "amount" | "quote"> & { sentence: Pick<Sentence, "page" | "folded"> };

const SHORT = 48;
/** No round is smaller in any currency: we must have missed a "thousand" or "million". */
const LEAST_ROUND = 10_000;
/** Two statements of the same ask differ by no more than this factor. */
const MOST_TIMES = 20;

/** "Pre-seed Rp 5 M" on the cover; "Use of funds, US$3m" above its parts. */
function namedRounds(outline: Outline): Ask[] {
  const { deck, terms } = outline;
  return deck.pages.flatMap(({ number, blocks }) =>
    blocks.flatMap(({ rows }) =>
      rows.flatMap(([quote = ""]) => {
        const sentence = { page: number, folded: fold(quote) };
        const sums = amountsIn(sentence.folded, deck.language);
        const [amount, ...others] = sums.filter(({ kind }) => kind === "money");
        const isFunds = matches(terms.inTitle("useOfFunds"), sentence.folded)[0]?.index === 0;
        const isCover = number === 1 && roundOf(sentence) !== undefined;
        const isOther = (["equity", "future"] as const).some((one) => outline.says(sentence, one));
        const isNamed = quote.length <= SHORT && (isCover || isFunds) && !isOther;
        return amount && others.length === 0 && isNamed ? [{ amount, sentence, quote }] : [];
      }),
    ),
  );
}

/** The sentence says that it is asked for, has no other sum, and is on the cover or the page for the ask. */
function isAsked({ sentence, distance }: Fact, { says, told, deck }: Outline): boolean {
  const sums = sentence.amounts.filter(({ kind }) => kind === "money");
  const isThere =
    sentence.page <= 2 ||
    sentence.page >= deck.pages.length - 1 ||
    told.get("ask")?.pages.includes(sentence.page) === true;
  const isOther = [
    "projection",
    "future",
    "perMonth",
    "total",
    "within",
    "fromTo",
    "equity",
  ] as const;
  return (
    isThere &&
    distance <= CLOSE &&
    sums.length === 1 &&
    sentence.dates.length === 0 &&
    !isOther.some((one) => says(sentence, one))
  );
}

function isOneRound(one: Ask, other: Ask): boolean {
  const [a, b] = [roundOf(one.sentence), roundOf(other.sentence)];
  const [low, high] = [one.amount.value, other.amount.value].toSorted((x, y) => x - y);
  if (low === undefined || high === undefined) return false;
  return (
    one.amount.currency === other.amount.currency &&
    high - low > SAME * high &&
    high <= MOST_TIMES * low &&
    (a === undefined || b === undefined || a === b)
  );
}

function roundOf({ folded }: Pick<Sentence, "folded">): string | undefined {
  return VENTURE_ROUNDS.find((round) => namesStage(folded, round));
}

/** Commitments, loans or later money may make up the difference. */
function isExplained(one: Ask, other: Ask, { sentences }: Outline): boolean {
  const apart = Math.abs(one.amount.value - other.amount.value);
  const others = sentences.filter(({ text }) => text !== one.quote && text !== other.quote);
  return others.some(({ amounts }) =>
    amounts.some(({ kind, value }) => kind === "money" && Math.abs(value - apart) <= 0.01 * apart),
  );
}

const FEW_SIGNS = 4;

/** More people of one occupation than people in total. */
export const headcountWrong: Rule = ({ outline }) => {
  const { sentences, says, told, terms } = outline;
  const isOwn = (one: Sentence) =>
    !says(one, "future") &&
    !says(one, "experience") &&
    !says(one, "fromTo") &&
    one.dates.length === 0;
  const totals = sentences.filter(isOwn).flatMap((sentence) => {
    return says(sentence, "profession") && sentence.amounts.length === 1
      ? []
      : countsBy(terms.signal("staff"), sentence).slice(0, 1);
  });
  const [whole] = totals;
  if (!whole || totals.some(({ value }) => value !== whole.value)) return [];
  const pages = new Set([...(told.get("team")?.pages ?? []), ...totals.map(({ page }) => page)]);
  const parts = sentences
    .filter((one) => isOwn(one) && pages.has(one.page))
    .flatMap((sentence) => countsBy(terms.signal("profession"), sentence));
  const part = parts.find(({ value }) => value > whole.value);
  if (!part) return [];
  const fill = { part: String(part.value), whole: String(whole.value), page: String(whole.page) };
  const also = [{ page: whole.page, quote: quoteOf(whole.text) }];
  return [{ rule: "headcount_wrong", page: part.page, text: quoteOf(part.text), also, fill }];
};

/** "20 engineers", "วิศวกร 20 คน", "20名工程师". */
function countsBy(
  name: RegExp,
  { folded, amounts, page, text }: Sentence,
): { page: number; text: string; value: number }[] {
  return matches(name, folded).flatMap(({ 0: word, index }) => {
    const near = amounts
      .filter(({ kind, value }) => kind === "count" && Number.isInteger(value))
      .map(({ start, end, value }) => {
        const gap = start >= index + word.length ? start - index - word.length : index - end;
        return { gap, value };
      })
      .filter(({ gap }) => gap >= -1 && gap <= FEW_SIGNS)
      .toSorted((one, other) => one.gap - other.gap);
    const [nearest, next] = near;
    return nearest && nearest.gap !== next?.gap ? [{ page, text, value: nearest.value }] : [];
  });
}
