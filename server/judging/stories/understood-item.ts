import { unitsPerDollar } from "../../../contracts/currencies.ts";
import type { Language } from "../../../contracts/languages.ts";
import { fold } from "../../language/fold.ts";
import { amountsIn } from "../../language/money.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { FeedItem, ReadItem, RoundKind } from "./feed-item.ts";
import { partsOf } from "./item-parts.ts";
import { knownAs, type NameIndex } from "./name-index.ts";
import { companyKey, nameKey } from "./name-key.ts";
import type { NameSpan } from "./name-span.ts";
import { isListOfDeals, isMarketReport } from "./one-round.ts";
import { shinglesOf } from "./shingles.ts";
import { termsOf } from "./story-terms.ts";
import type { Sentence } from "./story-text.ts";

/** What we keep of an item to tell later whether another reports the same; plain JSON. */
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
  /** The company of the directory that it is about: named at the beginning, and most often. */
  subject?: string;
  names: string[];
  /** Numbers by what they count: "count:5400", "USD:4200000". */
  figures: string[];
  isList: boolean;
  /** Reports what a market raised in a quarter. */
  isReport?: true;
  round?: {
    /** All names that the item uses for it: ids, or folded. */
    company: string[];
    dollars?: number;
    written?: string;
    kind?: RoundKind;
    investors: string[];
    /** The directory knows the company. */
    isKnown?: boolean;
    /** Its headline tells of the round. */
    isTitled?: boolean;
    /** Its headline names the company. */
    isHeadlined?: boolean;
  };
};

/** Prepares an item for comparison with others. */
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
    isList: isListOfDeals(item, sentences, statements),
    ...(isMarketReport(item, sentences, spans, statements) ? { isReport: true as const } : {}),
    ...(read.round ? { round: roundOf(read.round, { spans, statements }, known) } : {}),
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
  { spans, statements }: Pick<ReturnType<typeof partsOf>, "spans" | "statements">,
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
    isKnown: own.some(({ kind }) => kind === "startup"),
    isHeadlined: own.some(({ sentence }) => sentence.where === "title"),
    isTitled: statements.some(
      ({ sentence, time, isTelling }) => sentence.where === "title" && time === "new" && isTelling,
    ),
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
