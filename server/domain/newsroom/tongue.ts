import { shortAmount } from "../../../contracts/amounts.ts";
import { daySpan } from "../../../contracts/day-span.ts";
import { dateOf } from "../../../contracts/days.ts";
import { dateFormat, numberFormat } from "../../../contracts/formats.ts";
import { fundingQuery } from "../../../contracts/funding-view.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { besideNoun, withinSentence } from "../../../contracts/within-sentence.ts";
import { countryWithin, labelOf } from "../../words/label-words.ts";
import { type NewsroomKey, newsroomWords } from "./newsroom-words.ts";
import { link, type Phrase, sentence, text } from "./phrase.ts";

/** Figures, days and names in a language's style, to fill in its sentences. */
export type Tongue = ReturnType<typeof tongueOf>;

export function tongueOf(language: Language) {
  const tag = LANGUAGE_TAGS[language];
  const say = newsroomWords(language);
  const dated = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(tag, { ...options, timeZone: "UTC" }).format(dateOf(day));
  return {
    language,
    say: (key: NewsroomKey, places: Readonly<Record<string, Phrase>> = {}, count = 0) =>
      sentence(say, key, places, count),
    number: (value: number) => numberFormat(tag).format(value),
    /** The number of rounds, linked to them: a phrase is easier to hit than a digit. */
    rounds: (count: number, href: string) =>
      link(say("roundsCount", { count, figure: numberFormat(tag).format(count) }), href),
    /** @param thousands thousand US dollars. */
    dollars: (thousands: number) => shortAmount(thousands * 1000, "USD", language),
    amount: (amount: number, currency: string) => shortAmount(amount, currency, language),
    day: dated({ dateStyle: "long" }),
    /** Some days in a row. */
    span: (from: string, to: string) => daySpan(from, to, language),
    /** The month of a day. */
    month: dated({ month: "long", year: "numeric" }),
    /** The year of a day. */
    year: dated({ year: "numeric" }),
    label: (value: string) => labelOf(value, language),
    within: (value: string) => withinSentence(labelOf(value, language), language),
    beside: (value: string) => besideNoun(labelOf(value, language), language),
    country: (name: string) => text(countryWithin(name, language)),
  };
}

/** A page of the directories, named. */
export function companyLink(
  of: "startups" | "investors",
  { slug, name }: { slug: string; name: string },
): Phrase {
  return link(name, `/${of}/${slug}`);
}

/** The address of the tracker's rounds that a figure was counted from, which never include debt. */
export function roundsAddress(of: {
  from: string;
  to: string;
  country?: string | null;
  kind?: string | null;
  sector?: string | null;
}): string {
  const view = fundingQuery({
    period: "year",
    measure: "rounds",
    country: of.country ?? null,
    ventureRound: of.kind ?? null,
    sector: of.sector ?? null,
    from: of.from,
    to: of.to,
    after: null,
  });
  return asPath(`/funding-tracker${view}`);
}

/** The address of a directory, limited to a country. */
export function directoryAddress(of: "startups" | "investors", country: string): string {
  return asPath(`/${of}?${new URLSearchParams({ country })}`);
}

/** An address with the only space that a link of Markdown can have. */
function asPath(address: string): string {
  return address.replaceAll("+", "%20");
}
