import type { Amount } from "../figures/amounts.ts";
import { formatAmount } from "../figures/format-amount.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import { isAppendix } from "../outline/unnamed-pages.ts";
import type { RuleId } from "../rubric/rules.ts";
import type { Finding, Rule } from "./finding.ts";

/** A figure and the words that stand right before or behind it in its clause. */
type Phrase = { sentence: Sentence; amount: Amount; side: "before" | "behind"; words: string };

/** Fewer letters are a label that many things share. */
const LEAST_LETTERS = 10;
const LEAST_HAN = 4;
const ROUNDING = 0.04;
const CLAUSE_BEGIN = /^.*[,;:，；：、。(（|\n–—]/su;
const CLAUSE_END = /[,;:，；：、。(（.|\n–—].*$/su;
/** Where figures are others', or of another day. */
const ELSEWHERE = ["problem", "market", "whyNow", "competition", "financials", "team"] as const;
const OTHER_DAY = ["future", "projection", "assumption", "fromTo"] as const;

/** The same words with another figure on another page, whatever it is that is counted. */
export const samePhrases: Rule = ({ outline }) => {
  const phrases = outline.sentences
    .filter((sentence) => isOurs(sentence, outline))
    .flatMap((sentence) => phrasesOf(sentence));
  for (const [at, one] of phrases.entries()) {
    const other = phrases
      .slice(at + 1)
      .find((candidate) => isSame(one, candidate) && isDifferent(one.amount, candidate.amount));
    if (other) return [differenceOf("figure_differs", one, other, outline)];
  }
  return [];
};

function isOurs(sentence: Sentence, { told, says, page }: Outline): boolean {
  if (sentence.isTitle || sentence.amounts.length === 0) return false;
  if (OTHER_DAY.some((signal) => says(sentence, signal))) return false;
  if (isAppendix(page(sentence.page)?.title ?? "")) return false;
  return !ELSEWHERE.some((section) => told.get(section)?.pages.includes(sentence.page));
}

function phrasesOf(sentence: Sentence): Phrase[] {
  const { amounts } = sentence;
  const folded = sentence.dates.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    sentence.folded,
  );
  return amounts.flatMap((amount, at): Phrase[] => {
    const end = amounts[at + 1]?.start ?? folded.length;
    const behind = folded.slice(amount.end, end).replace(CLAUSE_END, "");
    const before = folded
      .slice(amounts[at - 1]?.end ?? 0, amount.start)
      .replace(/\s*[:：]\s*$/u, "")
      .replace(CLAUSE_BEGIN, "");
    // Cells of a table belong to columns, not to the row's name alone.
    const isCell = amounts[at + 1] !== undefined && !/\p{L}/u.test(folded.slice(amount.end, end));
    const sides: [Phrase["side"], string, Amount["kind"][]][] = [
      ["before", before, ["money", "percent"]],
      ["behind", behind, ["count", "percent"]],
    ];
    return sides
      .filter(([, words, kinds]) => !isCell && kinds.includes(amount.kind) && isTelling(words))
      .map(([side, words]) => ({ sentence, amount, side, words: wordsIn(words) }));
  });
}

function isTelling(words: string): boolean {
  const han = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han >= LEAST_HAN || wordsIn(words).replace(/[^\p{L}\p{M}]/gu, "").length >= LEAST_LETTERS;
}

/** Without what joins a date, which is compared apart. */
function wordsIn(words: string): string {
  return words
    .replace(/[^\p{L}\p{M} ]/gu, "")
    .trim()
    .replace(/ (?:in|on|at|as of|by|end of|pada|di|per|akhir|vào|trong|ใน|ณ)$/u, "");
}

function isSame(one: Phrase, other: Phrase): boolean {
  const times = [one, other].map(dayOf);
  // A share may be told again without its day; a number grows from day to day.
  const isSameTime = times[0] === times[1] || (one.amount.kind === "percent" && times.includes(""));
  return (
    one.side === other.side &&
    one.words === other.words &&
    one.sentence.page !== other.sentence.page &&
    one.amount.kind === other.amount.kind &&
    one.amount.currency === other.amount.currency &&
    isSameTime
  );
}

/** The day that stands nearest to a figure; of two figures each has its own. */
function dayOf({ sentence, amount }: Phrase): string {
  const [nearest] = sentence.dates.toSorted(
    (one, other) => Math.abs(one.start - amount.start) - Math.abs(other.start - amount.start),
  );
  return nearest ? `${nearest.from} ${nearest.to}` : "";
}

function isDifferent({ value: one }: Amount, { value: other }: Amount): boolean {
  return Math.abs(one - other) > ROUNDING * Math.max(one, other);
}

/** So much of the shorter sentence stands in the other one, too. */
const SHARED = 0.6;
const LEAST_SHARED = 4;
/** Further apart, one is a part or a price. */
const MOST_APART = 20;

/** A market without the letters TAM, of which two pages give another size in the same words. */
export const sameMarket: Rule = ({ outline }) => {
  const { told, sentences } = outline;
  const pages = told.get("market")?.pages ?? [];
  const sized = sentences.filter((one) => moneyOf(one) !== undefined);
  for (const one of sized.filter(({ page }) => pages.includes(page))) {
    const words = contentOf(one, outline);
    const other = sized.find((candidate) => {
      const [a, b] = [moneyOf(one), moneyOf(candidate)];
      if (!a || !b || candidate.page === one.page || a.currency !== b.currency) return false;
      const isNear = Math.max(a.value, b.value) < MOST_APART * Math.min(a.value, b.value);
      const there = contentOf(candidate, outline);
      const shared = [...words].filter((word) => there.has(word)).length;
      return (
        isNear &&
        isDifferent(a, b) &&
        isSameYear(one, candidate) &&
        shared >= LEAST_SHARED &&
        shared >= SHARED * Math.min(words.size, there.size)
      );
    });
    const [amount, differing] = [moneyOf(one), other && moneyOf(other)];
    if (other && amount && differing)
      return [
        differenceOf(
          "market_differs",
          { sentence: one, amount },
          { sentence: other, amount: differing },
          outline,
        ),
      ];
  }
  return [];
};

/** The sum of a sentence that names one. */
function moneyOf({ amounts }: Sentence): Amount | undefined {
  const money = amounts.filter(({ kind }) => kind === "money");
  return money.length === 1 && (money[0]?.value ?? 0) >= 1e6 ? money[0] : undefined;
}

function contentOf({ folded, amounts, dates }: Sentence, { deck }: Outline): Set<string> {
  const rest = [...amounts, ...dates]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded);
  const least = deck.language === "zh" ? 2 : 3;
  return new Set(
    [...new Intl.Segmenter(deck.language, { granularity: "word" }).segment(rest)]
      .filter(({ isWordLike, segment }) => isWordLike && segment.length >= least)
      .map(({ segment }) => segment),
  );
}

function isSameYear(one: Sentence, other: Sentence): boolean {
  const years = ({ dates }: Sentence) => dates.map(({ from }) => from.slice(0, 4));
  const [a, b] = [years(one), years(other)];
  return a.length === 0 || b.length === 0 || a.some((year) => b.includes(year));
}

function differenceOf(
  rule: RuleId,
  one: Pick<Phrase, "sentence" | "amount">,
  other: Pick<Phrase, "sentence" | "amount">,
  { deck }: Outline,
): Finding {
  return {
    rule,
    page: other.sentence.page,
    text: quoteOf(other.sentence.text),
    fill: {
      here: formatAmount(other.amount, deck.language),
      there: formatAmount(one.amount, deck.language),
      page: String(one.sentence.page),
    },
  };
}
