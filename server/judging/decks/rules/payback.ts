import { fold } from "../../../language/fold.ts";
import type { Amount } from "../../../language/money.ts";
import { matches, occurs, type Terms } from "../lexicon/terms.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import type { Evidence, Finding, Rule, WrongFigure } from "./finding.ts";

/** The share of the real time below which rounding is no explanation. */
const SOONER = 0.7;
const LONGEST = 240;
const NEAR = 30;

type Told = {
  page: number;
  quote: string;
  amount: Pick<Amount, "kind" | "value" | "currency">;
  /** Its place, if a sentence tells it. */
  place?: Pick<WrongFigure, "sentence" | "figure">;
};

/** An investment that pays back sooner than the monthly result on the same page allows. */
export const paybackWrong: Rule = (evidence) => {
  const { outline, claims } = evidence;
  const { terms } = outline;
  const stated: Told[] = [
    ...outline.sentences.flatMap((sentence) => saidIn(sentence, terms)),
    ...claims
      .filter(
        ({ label, amount }) =>
          occurs(terms.topic("payback"), label) && isMonths(amount.kind, label),
      )
      .map(({ amount, quote, page }) => ({ amount, quote, page })),
  ];
  return stated
    .flatMap((told): Finding[] => {
      const [investment, ...others] = distinct(investedOn(told.page, evidence));
      const [monthly, ...more] = distinct(monthlyOn(told.page, evidence));
      if (!investment || !monthly || others.length > 0 || more.length > 0) return [];
      const isSame = investment.amount.currency === monthly.amount.currency;
      const real = investment.amount.value / monthly.amount.value;
      const isSooner = told.amount.value < SOONER * real && real <= LONGEST;
      if (!isSame || monthly.amount.value <= 0 || !isSooner) return [];
      const also = [investment, monthly].map(({ page, quote }) => ({
        page,
        quote: quoteOf(quote),
      }));
      const fill = {
        cost: investment.amount,
        monthly: monthly.amount,
        count: Math.round(real),
        stated: told.amount.value,
      };
      const wrong = told.place && { ...told.place, real: Math.round(real) };
      const text = quoteOf(told.quote);
      return [{ rule: "payback_wrong", page: told.page, text, also, fill, wrong }];
    })
    .slice(0, 1);
};

/** The only duration of a sentence about payback, after the words for it. */
function saidIn(sentence: Sentence, terms: Terms): Told[] {
  const { page, text, folded, amounts } = sentence;
  const [word] = matches(terms.topic("payback"), folded);
  const [amount, ...others] = amounts.filter(({ kind }) => kind === "duration");
  if (!word || !amount || others.length > 0) return [];
  const isNear = Math.abs(amount.start - word.index) <= NEAR + word[0].length;
  return isNear ? [{ page, quote: text, amount, place: { sentence, figure: amount } }] : [];
}

/** A table writes the unit in the row's name. */
function isMonths(kind: Amount["kind"], label: string): boolean {
  return kind === "duration" || (kind === "count" && /month|bulan|tháng|เดือน|月/u.test(label));
}

function investedOn(page: number, { outline, claims }: Evidence): Told[] {
  const word = outline.terms.signal("investment");
  const rows = claims.filter(
    (one) => one.page === page && one.amount.kind === "money" && occurs(word, one.label),
  );
  const said = outline.onPage(page).flatMap(({ folded, amounts, text }) =>
    matches(word, folded).flatMap(({ 0: { length }, index }) => {
      const [next] = amounts.filter(
        ({ kind, start }) => kind === "money" && start >= index + length,
      );
      const isNext = next !== undefined && next.start - index - length <= NEAR;
      return isNext && /^[^,;.，。；]*$/u.test(folded.slice(index + length, next.start))
        ? [{ page, quote: text, amount: next }]
        : [];
    }),
  );
  return [...rows, ...said];
}

/** Monthly results in tables; the row, its column or the corner says that they are monthly. */
function monthlyOn(page: number, { outline, claims }: Evidence): Told[] {
  const { says, deck } = outline;
  const blocks = deck.pages.find(({ number }) => number === page)?.blocks ?? [];
  return claims.filter((one) => {
    const corner = fold(blocks[one.block]?.rows[0]?.[0] ?? "");
    const isMonthly = [one.label, one.head, corner].some((folded) => says({ folded }, "perMonth"));
    const isResult = says({ folded: one.label }, "margin") && one.amount.kind === "money";
    return one.page === page && isMonthly && isResult;
  });
}

/** The same figure twice on one page counts once. */
function distinct(told: readonly Told[]): Told[] {
  return [...new Map(told.map((one) => [one.amount.value, one])).values()];
}
