import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { countryInSentence } from "../../../contracts/within-sentence.ts";
import { taglineShown } from "../../i18n/translated.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type Elsewhere, findElsewhere, type Wording } from "./elsewhere.ts";
import { countMatches } from "./highlight.ts";
import type { Lacking, LacksOf } from "./lacking.ts";
import type { SearchTerm } from "./search-terms.ts";

/** A startup or an investor that a search found. */
export type CompanyHit = Lacking & {
  id: string;
  slug: string;
  name: string;
  /** Empty if missing. */
  logo: string;
  tagline: string;
  /** The tagline's language, if it is not the reader's. */
  taglineLang?: string;
  /** In the reader's language, like the fields. */
  country: string;
  /** A few of its industries or interests, in its own order, including those searched for. */
  fields: string[];
  /** A searched place where it invests, if it is based elsewhere. */
  investsIn?: string;
  isSample: boolean;
  elsewhere?: Elsewhere;
};

type CompanyRecord = {
  id: string;
  slug: string;
  name: string;
  logo: string;
  country: string;
  is_sample: boolean;
  tagline: string;
  text_language: string;
} & { [column in `tagline_${Exclude<Language, "en">}`]: string | null };

const COLUMNS =
  "id,slug,name,logo,country,is_sample,text_language,tagline,tagline_zh,tagline_vi,tagline_th,tagline_id";

const SHOWN_FIELDS = 4;

type Search = {
  ids: string[];
  language: Language;
  terms: SearchTerm[];
  /** The values of the closed lists that the query names. */
  values: string[];
  /** Names a value of the closed lists in the reader's language. */
  label(value: string): string;
  lacksOf: LacksOf;
};

/** Reads the startups that a search found, in any order. */
export async function readStartupHits(client: Reader, search: Search): Promise<CompanyHit[]> {
  const { data, error } = await client
    .from("startups")
    .select(`${COLUMNS},industries,venture_round`)
    .eq("is_published", true)
    .in("id", search.ids);
  if (error) throw error;
  return data.map((record) => {
    const { country, venture_round, industries } = record;
    const hit = toHit(record, [...asked([venture_round], search), ...industries], search);
    const filed = [country, venture_round, ...industries];
    return { ...hit, ...search.lacksOf("startup", record.id, { filed, shown: shownOf(hit) }) };
  });
}

/** Reads the investors that a search found, in any order. */
export async function readInvestorHits(client: Reader, search: Search): Promise<CompanyHit[]> {
  const { data, error } = await client
    .from("investors")
    .select(`${COLUMNS},investor_types,target_industries,investment_stages,target_regions`)
    .eq("is_published", true)
    .in("id", search.ids);
  if (error) throw error;
  return data.map((record) => {
    const { country, investor_types, target_industries, investment_stages } = record;
    const stages = asked(investment_stages, search);
    const hit = toHit(record, [...investor_types, ...stages, ...target_industries], search);
    const filed = [
      country,
      ...record.target_regions,
      ...investor_types,
      ...target_industries,
      ...investment_stages,
    ];
    return {
      ...hit,
      ...investsIn(record, search),
      ...search.lacksOf("investor", record.id, { filed, shown: shownOf(hit) }),
    };
  });
}

/** Why an investor from another country is found. */
function investsIn(
  { country, target_regions }: { country: string; target_regions: string[] },
  { language, values, label }: Search,
): Pick<CompanyHit, "investsIn"> {
  if (values.includes(country)) return {};
  const places = target_regions
    .filter((region) => values.includes(region))
    .map((region) => countryInSentence(region, label(region), language));
  return places.length > 0 ? { investsIn: joinNames(places, language, "long") } : {};
}

function shownOf({ name, tagline, elsewhere }: CompanyHit): string {
  return [name, tagline, elsewhere?.text ?? ""].join("\n");
}

/** Stages are shown if the query asks for them. */
function asked(stages: string[], { values }: Search): string[] {
  return stages.filter((stage) => values.includes(stage));
}

function toHit(record: CompanyRecord, listed: string[], search: Search): CompanyHit {
  const { language, terms, values, label } = search;
  const taglines: Wording = Object.fromEntries(
    LANGUAGES.map((each) => [each, each === "en" ? record.tagline : record[`tagline_${each}`]]),
  );
  const told = taglineShown(record, language);
  const country = label(record.country);
  const fields = listed
    .map((value) => ({
      name: label(value),
      // Also by its English name, which the search matches in every language.
      matches: values.includes(value) ? 100 : countMatches(`${label(value)}\n${value}`, terms),
    }))
    .map((field, place) => ({ ...field, place }))
    .sort((a, b) => b.matches - a.matches)
    .slice(0, SHOWN_FIELDS)
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
  const shown = [record.name, told.tagline, country, ...fields];
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    logo: record.logo,
    ...told,
    country,
    fields,
    isSample: record.is_sample,
    elsewhere: findElsewhere(shown, [taglines], terms),
  };
}
