import { daysAfter } from "../../../contracts/days.ts";
import type { Language } from "../../../contracts/languages.ts";
import { datesIn } from "../../language/dates.ts";
import { fold, foldWithPlaces } from "../../language/fold.ts";
import { type Amount, amountsIn } from "../../language/money.ts";
import type { Piece } from "../../language/sentences.ts";
import type { NameSpan } from "./name-span.ts";
import { kindsIn, type PlacedKind } from "./round-kinds.ts";
import type { Sentence } from "./story-text.ts";
import { bareMonthsIn, toldDaysIn } from "./told-days.ts";
import { isUntrue } from "./untrue.ts";
import { type Hit, has, hitsOf, readPatterns } from "./word-patterns.ts";

export type PlacedAmount = { amount: number; currency: string; start: number; end: number };

/** What a clause says about a round; places are relative to its sentence. */
export type Statement = {
  sentence: Sentence;
  clause: Piece;
  /** Whether it has just happened, happened before, is planned, or has not happened. */
  time: "new" | "past" | "planned" | "untrue";
  /** Amounts of the round, not of a valuation, a turnover, a total. */
  amounts: PlacedAmount[];
  kinds: PlacedKind[];
  /** Whether it reports that money came; others only mention a round. */
  isTelling: boolean;
  /** Whether it calls the money a round, or something else that companies get from investors. */
  isCalledRound: boolean;
  /** Words for getting money. */
  gets: Hit[];
  gives: Hit[];
};

const words = readPatterns("round.json", [
  "get",
  "tell",
  "give",
  "noun",
  "past",
  "plan",
  "never",
  "otherMoney",
  "founded",
]);
/** Beginnings of clauses that continue the one before. */
const CONTINUING =
  /^\s*(?:when|which|where|in which|with|led by|backed by|ketika|saat|yang|dipimpin|dengan|khi|do |với|由|其中|นำโดย|โดยมี)/u;
/** An opening this short that is told as past belongs to the clause after it. */
const LONGEST_OPENING = 34;
/** A round of last month is not news. */
const FRESH_DAYS = 20;
const HALF_YEAR = 180;

/** What an item says about rounds, clause by clause. */
export function statementsIn(
  sentences: readonly Sentence[],
  spans: readonly NameSpan[],
  language: Language,
  today: string,
): Statement[] {
  return sentences.flatMap((sentence) => {
    const own = spans.filter((span) => span.sentence === sentence);
    let isOpened = false;
    let wasPast = false;
    return sentence.clauses.flatMap((clause) => {
      const text = withoutNames(clause, own, sentence.plain);
      const statement = statementOf(sentence, clause, text, language);
      const isShort = clause.text.trim().length <= LONGEST_OPENING;
      const isPast = (statement !== undefined || isShort) && isToldAsPast(text, language, today);
      const opened = isOpened;
      isOpened =
        !statement && isPast && isShort && !has(words.founded[language], text.toLowerCase());
      if (!statement) return [];
      const isPart = wasPast && CONTINUING.test(clause.text.toLowerCase());
      wasPast = isPast || opened || isPart;
      const within = ({ start, end }: Hit) => ({
        start: start - clause.start,
        end: end - clause.start,
      });
      const told = {
        gets: statement.gets.map(within),
        gives: statement.gives.map(within),
        rounds: [...statement.kinds, ...statement.amounts].map(within),
        names: own.map(within),
      };
      const time = isUntrue(text.toLowerCase(), told, language)
        ? "untrue"
        : wasPast
          ? "past"
          : isPlanned(statement, text, language, today)
            ? "planned"
            : "new";
      return [{ ...statement, time } satisfies Statement];
    });
  });
}

/** A clause with its names blanked: a company may be called Seed, or Bridge. */
function withoutNames(clause: Piece, spans: readonly NameSpan[], plain: string): string {
  let text = plain.slice(clause.start, clause.end);
  for (const { start, end, id, isDoubtful } of spans) {
    const [from, to] = [Math.max(start, clause.start), Math.min(end, clause.end)];
    if (isDoubtful || from >= to || (id === undefined && kindsIn(plain.slice(from, to)).length > 0))
      continue;
    text =
      text.slice(0, from - clause.start) +
      "\u00b7".repeat(to - from) +
      text.slice(to - clause.start);
  }
  return text;
}

function statementOf(
  sentence: Sentence,
  clause: Piece,
  text: string,
  language: Language,
): Omit<Statement, "time"> | undefined {
  const low = text.toLowerCase();
  const at = (hit: Hit): Hit => ({ start: hit.start + clause.start, end: hit.end + clause.start });
  const others = hitsOf(words.otherMoney[language], low);
  const isFree = (hit: Hit) =>
    others.every(({ start, end }) => hit.end <= start || end <= hit.start);
  const gives = hitsOf(words.give[language], low).filter(isFree);
  const nouns = hitsOf(words.noun[language], low).filter(isFree);
  const kinds = kindsIn(text);
  // Announcing a round means getting it; announcing a sum, or to lead, may mean giving it.
  const leads = ({ end }: Hit) =>
    gives.some(({ start }) => start >= end && start - end <= NEAR_TOLD);
  const tells =
    nouns.length + kinds.length > 0
      ? hitsOf(words.tell[language], low).filter((hit) => isFree(hit) && !leads(hit))
      : [];
  const gets = [...hitsOf(words.get[language], low).filter(isFree), ...tells].toSorted(
    (one, other) => one.start - other.start,
  );
  const money = moneyIn(text, language);
  // "US$52 million (S$67 million) at a valuation of US$410 million": the word is about the sum after it.
  const hasOwnSum = (other: Hit) =>
    money.some(
      ({ start }) =>
        start >= other.end &&
        start - other.end <= NEAR_BEHIND &&
        !/[(（]/u.test(text.slice(other.end, start)),
    );
  const amounts = money.filter((one) =>
    isOfRound(
      one,
      [...gets, ...kinds],
      [...gives, ...nouns],
      others.filter((other) => other.start < one.start || !hasOwnSum(other)),
    ),
  );
  const isTelling =
    (gets.length + gives.length > 0 && amounts.length + kinds.length + nouns.length > 0) ||
    (nouns.length + kinds.length > 0 && amounts.length > 0);
  const isMention =
    kinds.length > 0 && (nouns.length > 0 || kinds.some(({ kind }) => kind.includes("series")));
  if (!(isTelling || isMention) || has(words.never[language], low)) return undefined;
  return {
    sentence,
    clause,
    amounts: amounts.map((one) => ({ ...one, ...at(one) })),
    kinds: kinds.map((one) => ({ ...one, ...at(one) })),
    isTelling,
    isCalledRound: nouns.length + kinds.length > 0,
    gets: gets.map(at),
    gives: gives.map(at),
  };
}

/** Amounts of money with a currency, with their places in plain text. */
export function moneyIn(plainText: string, language: Language): PlacedAmount[] {
  const { text, places } = foldWithPlaces(plainText);
  return amountsIn(text, language).flatMap(({ kind, value, currency, start, end }: Amount) =>
    kind === "money" && currency !== undefined
      ? [
          {
            amount: Math.round(value),
            currency,
            start: places[start] ?? start,
            end: (places[end - 1] ?? end - 1) + 1,
          },
        ]
      : [],
  );
}

const NEAR_BEHIND = 24;
const NEAR_TOLD = 14;

/** The last word before an amount tells what it is, or else the first after it. */
function isOfRound(
  amount: Hit,
  round: readonly Hit[],
  money: readonly Hit[],
  others: readonly Hit[],
): boolean {
  const lastBefore = (hits: readonly Hit[]) =>
    Math.max(-1, ...hits.filter(({ end }) => end <= amount.start).map(({ end }) => end));
  const firstBehind = (hits: readonly Hit[]) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...hits.filter(({ start }) => start >= amount.end).map(({ start }) => start - amount.end),
    );
  const other = lastBefore(others);
  const behind = firstBehind(others);
  if (behind <= NEAR_BEHIND && behind < firstBehind([...round, ...money])) return false;
  if (other >= 0) return lastBefore(round) > other;
  return true;
}

/** Whether a clause tells of the past. */
export function isPastClause(clause: Piece, language: Language, today: string): boolean {
  return isToldAsPast(clause.text, language, today);
}

function isToldAsPast(text: string, language: Language, today: string): boolean {
  const low = text.toLowerCase();
  if (has(words.past[language], low)) return true;
  // "The company founded in 2017" has got its money now.
  if (has(words.founded[language], low)) return false;
  const limit = daysAfter(today, -FRESH_DAYS);
  // A day without a year may also be in the future.
  const isGone = (day: string) => day < limit && day > daysAfter(today, -HALF_YEAR);
  return (
    toldDaysIn(text, language, today).some(({ day }) => isGone(day)) ||
    datesIn(fold(text)).some(({ to }) => to < limit) ||
    bareMonthsIn(low, language, today).some(({ to }) => to < limit)
  );
}

/**
 * A word for planning comes before what is planned: "plans to raise", not "raises and plans". If nobody
 * gets or gives, it may come after, or be just a future year: "Seri B ditargetkan pada 2028".
 */
function isPlanned(
  statement: Omit<Statement, "time">,
  text: string,
  language: Language,
  today: string,
): boolean {
  const from = statement.clause.start;
  const acts = [...statement.gets, ...statement.gives];
  const plans = hitsOf(words.plan[language], text.toLowerCase());
  if (acts.length === 0)
    return plans.length > 0 || datesIn(fold(text)).some((date) => date.from > today);
  // "投资机构" contains the word for investing: words for what is got are surer.
  const gotten = [...statement.gets, ...statement.kinds, ...statement.amounts];
  const first = Math.min(
    ...(gotten.length > 0 ? gotten : statement.gives).map(({ start }) => start - from),
  );
  return plans.some(({ start }) => start <= first);
}
