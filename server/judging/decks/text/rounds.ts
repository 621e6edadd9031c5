import type { Amount } from "../../../language/money.ts";
import type { DeckText } from "./deck-text.ts";
import type { Sentence } from "./sentences.ts";

/** The ask of a page, and what it is to be spent on. */
export type Round = { asked: Amount; sentence: Sentence; items: Sentence[] };

/** Decks ask for money in their second half; earlier, the same form describes a market. */
const EARLIEST = 0.5;
const LONGEST_ITEM = 90;
/** Signs that the sum is one of sales, plans or a market. */
const ELSE = ["projection", "perMonth", "total", "bottomUp"] as const;

/**
 * A headline with a sum, and below it a line for each thing it is spent on: that form is a round, even
 * without a word for it. The rules check whether the parts add up.
 */
export function roundOn(page: number, text: DeckText): Round | undefined {
  const { pages } = text.deck;
  if ((page - 1) / Math.max(1, pages.length - 1) < EARLIEST) return undefined;
  const there = text.onPage(page);
  const sentence =
    there.find((one) => one.isTitle && hasMoney(one)) ?? there.find((one) => hasMoney(one));
  const asked = sentence?.amounts.find(({ kind }) => kind === "money");
  if (!sentence || !asked || there.some((one) => ELSE.some((signal) => text.says(one, signal))))
    return undefined;
  const below = there.slice(there.indexOf(sentence) + 1);
  const items = below.filter((one) => isItem(one, asked));
  const isSpent = items.some((one) => text.says(one, "fundsItem"));
  const isWhole =
    items.some(({ amounts }) => amounts[0]?.kind === "percent") || isMost(items, asked);
  return items.length >= 2 && isSpent && isWhole ? { asked, sentence, items } : undefined;
}

function hasMoney({ amounts, dates }: Sentence): boolean {
  return dates.length === 0 && amounts.some(({ kind }) => kind === "money");
}

/** A name with a part or a percentage of the sum. */
function isItem({ amounts, dates, text, isTitle }: Sentence, asked: Amount): boolean {
  const [amount] = amounts;
  if (isTitle || !amount || amounts.length > 1 || dates.length > 0 || text.length > LONGEST_ITEM)
    return false;
  const isPart =
    amount.kind === "money" && amount.currency === asked.currency && amount.value < asked.value;
  return /\p{L}{2}/u.test(text) && (isPart || (amount.kind === "percent" && amount.value < 100));
}

/** The items must add up to most of the sum: prices below it are no parts of it. */
function isMost(items: Sentence[], asked: Amount): boolean {
  const sum = items.reduce((total, { amounts }) => total + (amounts[0]?.value ?? 0), 0);
  return sum > asked.value * 0.6 && sum < asked.value * 1.6;
}
