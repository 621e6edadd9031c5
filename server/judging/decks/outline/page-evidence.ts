import type { Fact } from "../figures/facts.ts";
import { productIn } from "../figures/products.ts";
import { occurs } from "../lexicon/terms.ts";
import type { Section, Topic } from "../rubric/sections.ts";
import type { DeckText } from "../text/deck-text.ts";
import { peopleIn } from "../text/people.ts";
import { roundOn } from "../text/rounds.ts";
import type { Sentence } from "../text/sentences.ts";
import { isOfSpending, sharesAmong } from "../text/shares.ts";

/** In any currency, a smaller sum is a price or a customer's value. */
const LEAST_MARKET = 1e6;
const MARKETS = ["tam", "sam", "som"] as const;
const MARKET = /markets?(?![a-z])|市场|thị trường|ตลาด|pasar(?![a-z])/;

type Shows = (there: Sentence[], facts: Fact[], text: DeckText, page: number) => boolean;

const has = (facts: Fact[], ...topics: Topic[]) =>
  facts.some(({ topic }) => topics.includes(topic));
const money = ({ amounts }: Sentence) => amounts.filter(({ kind }) => kind === "money");
const years = (there: Sentence[]) =>
  new Set(there.flatMap(({ dates }) => dates.map(({ from }) => from.slice(0, 4))));

/** Words about what others suffer, or about the future. */
const NOT_TRACTION = ["projection", "future", "source", "pain"] as const;

/** Signs of a section that is not named. */
const SHOWN: Partial<Record<Section, Shows>> = {
  problem: (there, _, { says }) => there.some((one) => says(one, "pain") && one.amounts.length > 0),
  market: (there, facts, text) =>
    has(facts, "tam", "sam", "som") ||
    isNested(there, text) ||
    there.some(
      (one) =>
        (productIn(one.amounts)?.value ?? 0) >= LEAST_MARKET ||
        (MARKET.test(one.folded) && money(one).some(({ value }) => value >= 10 * LEAST_MARKET)),
    ),
  model: (there, facts, { says }) => {
    const isPriced = there.some((one) => money(one).length > 0 && says(one, "perUnit"));
    return has(facts, "margin") || isPriced;
  },
  traction: (there, facts, { says }) => {
    const isDated =
      there.some(({ dates }) => dates.length > 0) || there.some((one) => says(one, "period"));
    const isOfBusiness =
      there.some((one) => says(one, "paying")) ||
      has(facts, "customers", "users", "mrr", "arr", "revenue", "retention", "churn", "gmv");
    const isGrowing = there.some((one) => one.isTitle && says(one, "growthWord"));
    const isMarket = has(facts, "tam", "sam", "som");
    const isElse = there.some((one) => NOT_TRACTION.some((signal) => says(one, signal)));
    const counted = there.filter(({ amounts }) => amounts.length > 0);
    const isSoFar = isCompared(there) && !there.some((one) => says(one, "projection"));
    return (
      !isMarket &&
      ((!isElse && isDated && counted.length >= 2 && (isOfBusiness || isGrowing)) || isSoFar)
    );
  },
  goToMarket: (there, facts, { says }) =>
    has(facts, "cac") && there.some((one) => says(one, "channel")),
  // A comparison has the company's own row among the others.
  competition: (there, _, { deck }) => {
    const name = deck.pages[0]?.title.trim().toLowerCase() ?? "";
    const isOwn = ({ text }: Sentence) =>
      /^(?:we|us|kami|chúng tôi|เรา|我们)\b/i.test(text) ||
      (name.length > 2 && text.toLowerCase().startsWith(name));
    const rows = there.filter(({ isTitle }) => !isTitle);
    return (
      rows.length >= 3 &&
      rows.some(isOwn) &&
      !rows.every(isOwn) &&
      rows.filter(({ text }) => text.length < 90).length >= 3 &&
      rows.some(({ amounts }) => amounts.length > 0)
    );
  },
  team: (there, _, text) =>
    peopleIn(there, text).length >= 2 ||
    (there.filter((one) => text.says(one, "role")).length >= 2 &&
      there.some((one) => text.says(one, "experience"))),
  financials: (there, facts, { terms }) => {
    const isRevenue = there.some(({ folded }) => occurs(terms.topic("revenue"), folded));
    const counted = isRevenue ? there.flatMap(({ amounts }) => amounts) : there.flatMap(money);
    const isShort = there.every(({ text }) => text.length < 160);
    return (
      years(there).size >= 2 && counted.length >= 2 && isShort && !has(facts, "tam", "sam", "som")
    );
  },
  ask: (there, facts, text, page) =>
    facts.some(({ topic, distance }) => topic === "ask" && distance <= 30) ||
    isParted(there) ||
    roundOn(page, text) !== undefined,
  useOfFunds: (there, facts, text, page) => {
    const { says } = text;
    const items = there.flatMap((one, at) =>
      [one, there[at - 1], there[at + 1]].some((near) => near && says(near, "fundsItem"))
        ? one.amounts
        : [],
    );
    return (
      isParted(there) ||
      roundOn(page, text) !== undefined ||
      isSpent(there, text, page) ||
      (has(facts, "ask") &&
        items.filter(({ kind }) => kind === "percent" || kind === "money").length >= 3)
    );
  },
};

/** In the second half of a deck, named shares of a whole are those of the round. */
function isSpent(there: Sentence[], text: DeckText, page: number): boolean {
  const isLate = page > text.deck.pages.length / 2;
  const isOther = there.some((one) =>
    NOT_SPENT.some((topic) => occurs(text.terms.topic(topic), one.folded)),
  );
  return isLate && !isOther && sharesAmong(there, text).some((list) => isOfSpending(list, text));
}

const NOT_SPENT = ["revenue", "customers", "users", "price"] as const;

/** Nested markets and money: names and sums may be in separate boxes. */
function isNested(there: Sentence[], { terms }: DeckText): boolean {
  const named = MARKETS.filter((topic) =>
    there.some(({ folded }) => occurs(terms.topic(topic), folded)),
  );
  return named.length >= 2 && there.flatMap(money).some(({ value }) => value >= LEAST_MARKET);
}

/** "24 million: 13, 7 and 4": a sum, and what it is spent on. */
function isParted(there: Sentence[]): boolean {
  const lists = there.map(money).filter((amounts) => amounts.length >= 3);
  return lists.some((list) => {
    // "2.4m in all: 1.1m, 0.8m and 0.5m"
    const [first, ...rest] = list.map(({ value }) => value);
    const sum = rest.reduce((total, value) => total + value, 0);
    if (first && rest.length >= 2 && Math.abs(first - sum) <= 0.03 * first) return true;
    const parts = list.reduce((sum, { value }) => sum + value, 0);
    return there
      .filter((one) => money(one) !== list)
      .flatMap(money)
      .some(({ value }) => Math.abs(value - parts) <= 0.03 * value);
  });
}

/** Counts of two months side by side always show progress. */
function isCompared(there: Sentence[]): boolean {
  const months = there
    .flatMap(({ dates }) => dates)
    .filter(({ from, to }) => from.slice(0, 7) === to.slice(0, 7))
    .map(({ from }) => from.slice(0, 7));
  const pairs = there.filter(
    ({ amounts }) => amounts.filter(({ kind }) => kind === "count" || kind === "money").length >= 2,
  );
  return new Set(months).size >= 2 && pairs.length >= 1;
}

export function isShownOn(page: number, section: Section, text: DeckText, facts: Fact[]): boolean {
  const there = text.onPage(page);
  const known = facts.filter(({ sentence }) => sentence.page === page);
  return SHOWN[section]?.(there, known, text, page) === true;
}
