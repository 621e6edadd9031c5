import { unitsPerDollar } from "../../../contracts/currencies.ts";
import type { Language } from "../../../contracts/languages.ts";
import { fold } from "../../language/fold.ts";
import { amountsIn } from "../../language/money.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { FeedItem, ReadItem, RoundKind } from "./feed-item.ts";
import { partsOf } from "./item-parts.ts";
import type { NameIndex } from "./name-index.ts";
import { knownAs } from "./name-index.ts";
import { companyKey, nameKey } from "./name-key.ts";
import type { NameSpan } from "./name-span.ts";
import { isListOfDeals, isOtherEvent } from "./one-round.ts";
import { shared, shinglesOf } from "./shingles.ts";
import { termsOf } from "./story-terms.ts";
import type { Sentence } from "./story-text.ts";

/** What has to be kept of an item to know later whether another tells the same; plain JSON. */
export type Understood = {
  address: string;
  publisher: string;
  language: Language;
  day: string;
  shingles: number[];
  /** Content words of the headline and the first paragraph. */
  terms: number[];
  /** Names of the headline and the first paragraph: ids, or folded. */
  headNames: string[];
  /** The company of the directory that it is about: named at its beginning, and most often. */
  subject?: string;
  names: string[];
  /** Numbers by what they count: "count:5400", "USD:4200000". */
  figures: string[];
  headFigures: string[];
  isList: boolean;
  /** Its headline tells of another event than a round. */
  isOther?: true;
  round?: {
    /** Every name that the item gives it: ids, and folded. */
    company: string[];
    dollars?: number;
    written?: string;
    kind?: RoundKind;
    investors: string[];
  };
};

const DAY = 86_400_000;
const COPY = 0.5;
/** Short texts are alike by chance. */
const LEAST_SHINGLES = 16;
const COPY_DAYS = 30;
const ROUND_DAYS = 12;
const EVENT_DAYS = 5;
const BRIDGE_DAYS = 6;
const SUBJECT_DAYS = 2;
const LEAST_BRIDGES = 3;
const LEAST_LIKENESS = 0.42;
/** Rates of a day, and rounding. */
const NEAR_AMOUNT = 0.12;

/** An item as it will be held against others. */
export function understand(
  item: FeedItem,
  read: ReadItem,
  known: NameIndex,
  { sentences, spans, day, statements } = partsOf(item, known),
): Understood {
  const isHead = (sentence: Sentence) => sentence.paragraph <= 0;
  const heads = sentences.filter(isHead);
  const publisher = companyKey(item.publisher);
  const keys = (some: readonly NameSpan[]) => [
    ...new Set(
      some
        .filter(({ isDoubtful }) => !isDoubtful)
        .map(nameKey)
        .filter((key) => !publisher.includes(key) && key.length > 1),
    ),
  ];
  return {
    address: canonicalAddress(item.url).replace("//www.", "//"),
    publisher: item.publisher,
    language: item.language,
    day,
    shingles: shinglesOf(item.text === "" ? `${item.title}\n${item.summary}` : item.text),
    terms: termsOf(heads.map(({ plain }) => plain).join("\n")),
    headNames: keys(spans.filter(({ sentence }) => isHead(sentence))),
    ...subjectOf(spans, isHead),
    names: keys(spans),
    figures: figuresOf(sentences, item.language),
    headFigures: figuresOf(heads, item.language),
    isList: isListOfDeals(item, sentences, statements),
    ...(isOtherEvent(item, sentences, statements) ? { isOther: true as const } : {}),
    ...(read.round ? { round: roundOf(read.round, spans, known) } : {}),
  };
}

function subjectOf(
  spans: readonly NameSpan[],
  isHead: (sentence: Sentence) => boolean,
): { subject?: string } {
  const startups = spans.filter(({ kind }) => kind === "startup");
  const times = ({ id }: NameSpan) => startups.filter((other) => other.id === id).length;
  const [first] = startups
    .filter(({ sentence }) => isHead(sentence))
    .toSorted((one, other) => times(other) - times(one));
  return first?.id ? { subject: first.id } : {};
}

function roundOf(
  { company, amount, kind, investors }: NonNullable<ReadItem["round"]>,
  spans: readonly NameSpan[],
  known: NameIndex,
): NonNullable<Understood["round"]> {
  const key = companyKey(company.value);
  const own = spans.filter((span) => companyKey(span.text) === key);
  const ids = own.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const aliases = own.flatMap(({ sentence, end }) => {
    const alias = /^\s?[(（]["“']?(?<alias>[^)）,，]{2,30}?)["”']?[)）]/u.exec(
      sentence.plain.slice(end),
    );
    return alias?.groups?.alias ? [companyKey(alias.groups.alias)] : [];
  });
  return {
    company: [...new Set([key, ...ids, ...aliases])].filter((one) => one !== ""),
    ...(amount
      ? {
          dollars: amount.value.amount / unitsPerDollar(amount.value.currency),
          written: `${amount.value.currency}:${amount.value.amount}`,
        }
      : {}),
    ...(kind ? { kind: kind.value } : {}),
    investors: investors.map(({ value }) => knownAs(value, known)[0]?.id ?? companyKey(value)),
  };
}

/** Numbers that few other texts have. */
function figuresOf(sentences: readonly Sentence[], language: Language): string[] {
  const figures = sentences.flatMap(({ plain }) =>
    amountsIn(fold(plain), language)
      .filter(({ value }) => isDistinctive(value))
      .map(
        ({ kind, value, currency }) =>
          `${currency ?? (kind === "percent" ? "percent" : "count")}:${Math.round(value * 100) / 100}`,
      ),
  );
  return [...new Set(figures)];
}

function isDistinctive(value: number): boolean {
  return value >= 10 || !Number.isInteger(value);
}

/** Whether two items tell of one event: by address, by text, by who, what and when. */
export function isSameStory(one: Understood, other: Understood): boolean {
  if (one.address === other.address) return true;
  const apart = Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY;
  if (tellsOfOther(one, other)) return false;
  if (apart <= COPY_DAYS && isCopy(one, other)) return true;
  if (one.isList || other.isList) return false;
  if (one.round && other.round) return apart <= ROUND_DAYS && isSameRound(one, other, apart);
  if (one.round || other.round) return apart <= EVENT_DAYS && tellsOfRound(one, other);
  return apart <= EVENT_DAYS && isSameEvent(one, other, apart);
}

/** Two rounds of two companies, even where both are told in the same words. */
function tellsOfOther(one: Understood, other: Understood): boolean {
  const [first, second] = [one.round?.company ?? [], other.round?.company ?? []];
  if (first.length === 0 || second.length === 0 || overlap(first, second) > 0) return false;
  const isNamed = overlap(first, other.headNames) + overlap(second, one.headNames) > 0;
  return !isNamed && scriptOf(first[0]) === scriptOf(second[0]);
}

function isCopy(one: Understood, other: Understood): boolean {
  const fewer = Math.min(one.shingles.length, other.shingles.length);
  return fewer >= LEAST_SHINGLES && shared(one.shingles, other.shingles) >= COPY;
}

function isSameRound(one: Understood, other: Understood, apart: number): boolean {
  const [first, second] = [one.round, other.round];
  if (!first || !second) return false;
  const amounts = likeAmounts(first, second);
  const isOneCompany = overlap(first.company, second.company) > 0;
  // One sum to one company at one time is one round, whatever it is called.
  const isOneSum = isOneCompany && amounts === "same" && apart <= EVENT_DAYS;
  if (first.kind && second.kind && first.kind !== second.kind && !isOneSum) return false;
  if (isOneCompany) {
    // What one investor gave, and the whole; or a sum corrected.
    const isPart =
      one.figures.includes(second.written ?? "") || other.figures.includes(first.written ?? "");
    const isCorrected = apart <= 3 && overlap(first.investors, second.investors) > 0;
    return amounts !== "other" || isCorrected || isPart;
  }
  // One company in two scripts, or read wrongly once: its money, its investors and its figures are the bridge.
  if (amounts === "other" || apart > BRIDGE_DAYS) return false;
  const isNamed =
    overlap(first.company, other.headNames) + overlap(second.company, one.headNames) > 0;
  const bridges =
    (isNamed ? 1 : 0) +
    (isNamed && first.kind !== undefined && first.kind === second.kind ? 1 : 0) +
    (amounts === "same" ? 1 : 0) +
    overlap(first.investors, other.names) +
    overlap(second.investors, one.names) +
    overlap(one.figures, other.figures);
  return bridges >= LEAST_BRIDGES;
}

function likeAmounts(
  one: NonNullable<Understood["round"]>,
  other: NonNullable<Understood["round"]>,
): "same" | "unknown" | "other" {
  if (one.dollars === undefined || other.dollars === undefined) return "unknown";
  if (one.written === other.written) return "same";
  const isOneCurrency = one.written?.slice(0, 3) === other.written?.slice(0, 3);
  const near = isOneCurrency ? NEAR_AMOUNT / 4 : NEAR_AMOUNT;
  return Math.abs(Math.log(one.dollars / other.dollars)) <= near ? "same" : "other";
}

/** An item whose round could not be read tells of another's where it is about its company or its investors and has its money or its figures. */
function tellsOfRound(one: Understood, other: Understood): boolean {
  const [reported, silent] = one.round ? [one, other] : [other, one];
  if (silent.isOther) return false;
  const { company = [], written = "", investors = [] } = reported.round ?? {};
  const isNamed = company.some((name) => silent.headNames.includes(name));
  if (isNamed && silent.headFigures.includes(written)) return true;
  const names = overlap(reported.headNames, silent.headNames);
  const figures = overlap(reported.figures, silent.figures);
  if (isNamed && names + figures >= 3) return true;
  if (isNamed && overlap(investors, silent.headNames) > 0) return true;
  return (
    overlap(investors, silent.headNames) > 0 && overlap(investors, silent.names) + figures >= 3
  );
}

function isSameEvent(one: Understood, other: Understood, apart: number): boolean {
  const names = overlap(one.headNames, other.headNames);
  const figures = overlap(one.figures, other.figures);
  if (names >= 2) return true;
  // News of one company within so few days is one, where it is none of its money.
  if (one.subject !== undefined && one.subject === other.subject && apart <= SUBJECT_DAYS)
    return true;
  const isAbout = overlap(one.headNames, other.names) + overlap(other.headNames, one.names) > 0;
  if (names >= 1 && figures >= 1) return true;
  if (isAbout && figures >= 2) return true;
  if (figures >= LEAST_BRIDGES) return true;
  const likeness = one.language === other.language ? likenessOf(one.terms, other.terms) : 0;
  return likeness >= LEAST_LIKENESS;
}

/** How many content words of the shorter beginning stand in the other. */
function likenessOf(one: readonly number[], other: readonly number[]): number {
  return overlap(one, other) / Math.max(8, Math.min(one.length, other.length));
}

function overlap<Value>(one: readonly Value[], other: readonly Value[]): number {
  return one.filter((value) => other.includes(value)).length;
}

function scriptOf(name = ""): string {
  if (/\p{Script=Thai}/u.test(name)) return "thai";
  return /\p{Script=Han}/u.test(name) ? "han" : "latin";
}

/** The story among recent ones that an item tells: of several the one that most of its items tell. */
export function storyOf(
  item: Understood,
  recent: readonly { storyId: string; item: Understood }[],
): string | undefined {
  const counts = new Map<string, number>();
  // Where one item of a story tells of another company, its other items only look alike.
  const others = new Set(
    recent.filter((one) => tellsOfOther(item, one.item)).map(({ storyId }) => storyId),
  );
  for (const one of recent) {
    if (!others.has(one.storyId) && isSameStory(item, one.item))
      counts.set(one.storyId, (counts.get(one.storyId) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}
