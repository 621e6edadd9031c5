import { INDUSTRIES, type INVESTOR_TYPES, VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Stage } from "./careers.ts";
import { CITIES, type Country, investorCountry } from "./countries.ts";
import { idOf, randomOf, slugOf } from "./identity.ts";
import { languageOf } from "./names.ts";
import { publishedTime, textIn, writeDescription } from "./profiles.ts";
import { below, pick, pickWeighted, type Random } from "./random.ts";
import type { Row } from "./row.ts";
import { drawLanguages, inColumns } from "./translations.ts";
import { VOCABULARIES } from "./vocabulary/languages.ts";
import type { Industry } from "./vocabulary/vocabulary.ts";

type InvestorType = (typeof INVESTOR_TYPES)[number];

export function investorRow(place: number, name: string): Row {
  const random = randomOf("investor", place);
  const language = languageOf(name, random);
  const languages = drawLanguages(random, language);
  const country = investorCountry(random, language);
  const tagline = (from: Language) => textIn(random, from, VOCABULARIES[from].investorTaglines);
  const slug = slugOf(name, place, "investor");
  const publishedAt = publishedTime(random);
  return {
    id: idOf("investor", place),
    slug,
    name,
    ...inColumns("tagline", Object.fromEntries(languages.map((each) => [each, tagline(each)]))),
    ...inColumns("description", writeDescription(languages, tagline)),
    investor_types: drawTypes(random),
    country,
    city: pick(random, CITIES[country] ?? [""]),
    address: "",
    founded_year: 1990 + Math.floor(35 * random() ** 0.6),
    investment_stages: drawStages(random),
    target_regions: drawRegions(random, country),
    target_industries: drawIndustries(random),
    website: `https://${slug}.example`,
    logo: "",
    is_sample: true,
    is_published: true,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  };
}

function drawTypes(random: Random): InvestorType[] {
  const draw = () =>
    pickWeighted<InvestorType>(random, [
      ["venture_capital", 60],
      ["accelerator", 12],
      ["family_office", 10],
      ["private_equity", 8],
      ["token_fund", 4],
      ["association", 3],
      ["investment_bank", 3],
    ]);
  return random() < 0.15 ? distinct([draw(), draw()]) : [draw()];
}

/** Stages next to each other. */
function drawStages(random: Random): readonly Stage[] {
  const first = below(random, VENTURE_ROUNDS.length - 1);
  return VENTURE_ROUNDS.slice(first, first + 2 + below(random, 3));
}

function drawRegions(random: Random, home: Country): Country[] {
  const others = Array.from({ length: below(random, 4) }, () => investorCountry(random, "en"));
  return distinct([home, ...others]);
}

/** An empty list means that every industry is welcome. */
function drawIndustries(random: Random): Industry[] {
  const count = random() < 0.1 ? 0 : 1 + below(random, 4);
  return distinct(Array.from({ length: count }, () => pick(random, INDUSTRIES)));
}

function distinct<T>(items: T[]): T[] {
  return [...new Set(items)];
}
