import type { Amount } from "../figures/amounts.ts";
import { formatAmount } from "../figures/format-amount.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

/** What a market will be worth is nobody's revenue. */
const MARKET =
  /(?<!go[- ]to[- ])markets?(?: (?:size|value|by))?(?![a-z])|市场(?:规模|价值|空间)|(?:quy mô|giá trị) thị trường|(?:มูลคา|ขนาด)ตลาด|(?:ukuran|nilai) pasar/u;

/** Money promised for years to come, by year. */
type Year = { year: number; amount: Amount; sentence: Sentence };

function plannedYears(page: number, { outline, context }: Evidence): Year[] {
  const there = outline.onPage(page);
  const now = Number(context.today.slice(0, 4));
  const found = there.flatMap((sentence, position): Year[] => {
    const money = sentence.amounts.filter(({ kind }) => kind === "money");
    const own = yearsOf(sentence);
    // A table has its years above its figures.
    const above = there
      .slice(0, position)
      .findLast((one) => yearsOf(one).length > 1 && one.amounts.length === 0);
    const heads =
      above && yearsOf(above).length === money.length
        ? yearsOf(above)
        : loneYear(there[position - 1]);
    const years = own.length > 0 ? own : heads;
    return years.flatMap((year, at) => {
      const amount = money.length === years.length ? money[at] : at === 0 ? money[0] : undefined;
      return amount ? [{ year, amount, sentence }] : [];
    });
  });
  const first = found[0]?.sentence;
  // Of a table the first row is meant: costs do not follow from revenue.
  const isOneRow = found.filter(({ sentence }) => sentence === first).length > 1;
  return found
    .filter(({ year, sentence }) => year >= now && (!isOneRow || sentence === first))
    .toSorted((one, other) => one.year - other.year);
}

function yearsOf({ dates }: Sentence): number[] {
  return dates.filter(isWholeYear).map(({ from }) => Number(from.slice(0, 4)));
}

/** Cells of a table may stand a line each: the year, then its figure. */
function loneYear(before: Sentence | undefined): number[] {
  const isAlone = before?.amounts.length === 0 && /^\P{L}{4,8}$/u.test(before.text);
  return isAlone ? yearsOf(before) : [];
}

/** What is said of a month or a quarter compares to no year. */
function isWholeYear({ from, to }: Sentence["dates"][number]): boolean {
  return from.endsWith("-01-01") && to.endsWith("-12-31");
}

/** Promised money must say what has to come true for it. */
export const unfoundedProjections: Rule = (evidence) => {
  const { outline } = evidence;
  const planned = outline.deck.pages
    .map(({ number }) =>
      plannedYears(number, evidence).filter(({ sentence }) => !isMarket(sentence, evidence)),
    )
    .filter((years) => new Set(years.map(({ year }) => year)).size >= 2);
  const [first] = planned;
  const [line] = first?.toReversed() ?? [];
  const sentence = line?.sentence ?? farPromise(evidence);
  if (!sentence || outline.onPage(sentence.page).some((one) => outline.says(one, "assumption")))
    return [];
  return [{ rule: "projection_unfounded", page: sentence.page, text: quoteOf(sentence.text) }];
};

/** A single sum promised for a year far ahead, in a deck that founds nothing that it promises. */
function farPromise(evidence: Evidence): Sentence | undefined {
  const { facts, outline, context } = evidence;
  if (outline.sentences.some((one) => outline.says(one, "assumption"))) return undefined;
  const soon = Number(context.today.slice(0, 4)) + 1;
  return facts.find(
    ({ topic, sentence }) =>
      (topic === "revenue" || topic === "arr" || topic === "gmv") &&
      yearsOf(sentence).some((year) => year > soon) &&
      !isMarket(sentence, evidence),
  )?.sentence;
}

/** Threefold a year, twice in a row, or twentyfold at once: hardly any company has done it. */
const STEEP = 3.6;
const LEAP = 20;

export const hockeyStick: Rule = (evidence) =>
  evidence.outline.deck.pages.flatMap(({ number }): Finding[] => {
    const years = plannedYears(number, evidence).filter(
      ({ sentence }) => !isMarket(sentence, evidence),
    );
    const steps = years.slice(1).flatMap((later, at) => {
      const before = years[at];
      const isComparable =
        before && later.year > before.year && before.amount.currency === later.amount.currency;
      return isComparable && before.amount.value > 0
        ? [{ before, later, factor: later.amount.value / before.amount.value }]
        : [];
    });
    const steep = steps.filter(
      ({ factor, before, later }) => factor ** (1 / (later.year - before.year)) >= STEEP,
    );
    const leap = steps.find(({ factor }) => factor >= LEAP);
    const worst = leap ?? (steep.length >= 2 ? steep.at(-1) : undefined);
    const from = leap?.before ?? steep[0]?.before;
    if (!worst || !from) return [];
    const { language } = evidence.outline.deck;
    const fill = {
      from: formatAmount(from.amount, language),
      to: formatAmount(worst.later.amount, language),
    };
    return [{ rule: "hockey_stick", page: number, text: quoteOf(worst.later.sentence.text), fill }];
  });

function isMarket(sentence: Sentence, { outline }: Evidence): boolean {
  const told = outline.told.get("market");
  return (
    (told?.isTitled === true && told.pages.includes(sentence.page)) ||
    outline.says(sentence, "source") ||
    MARKET.test(sentence.folded)
  );
}
