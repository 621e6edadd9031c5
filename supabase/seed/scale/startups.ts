import { INDUSTRIES, TEAM_SIZES } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Stage } from "./careers.ts";
import { personName } from "./compose.ts";
import { CITIES, startupCountry } from "./countries.ts";
import { idOf, randomOf, slugOf } from "./identity.ts";
import { languageOf } from "./names.ts";
import { PLANTED_PROFILES } from "./planted-companies.ts";
import { publishedTime, textIn, writeDescription } from "./profiles.ts";
import { at, below, pick, pickEarly, type Random } from "./random.ts";
import type { Row } from "./row.ts";
import { drawLanguages, inColumns, type Texts } from "./translations.ts";
import { VOCABULARIES } from "./vocabulary/languages.ts";
import type { Industry, Template } from "./vocabulary/vocabulary.ts";

/** @param stage that the company's rounds brought it to. */
export function startupRow(place: number, name: string, stage: Stage): Row {
  const random = randomOf("startup", place);
  const profile = PLANTED_PROFILES[name];
  const language = profile?.language ?? languageOf(name, random);
  const languages = drawLanguages(random, language);
  const country = profile?.country ?? startupCountry(random, language);
  const tagline = (from: Language) => textIn(random, from, VOCABULARIES[from].startupTaglines);
  const taglines = Object.fromEntries(languages.map((each) => [each, tagline(each)]));
  const slug = slugOf(name, place, "startup");
  const publishedAt = publishedTime(random);
  return {
    id: idOf("startup", place),
    slug,
    name,
    ...inColumns("tagline", profile ? { ...taglines, ...ownTagline(profile) } : taglines),
    ...inColumns("description", writeDescription(languages, tagline)),
    industries: profile?.industries ?? drawIndustries(random),
    venture_round: stage,
    country,
    city: pick(random, CITIES[country] ?? [""]),
    address: "",
    founded_year: 2005 + Math.floor(20 * random() ** 0.6),
    team_size: pickEarly(random, TEAM_SIZES, 1.8),
    founder_name: personName(random, VOCABULARIES[language]),
    website: `https://${slug}.example`,
    logo: "",
    is_sample: true,
    is_published: true,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  };
}

function ownTagline({ language, tagline }: { language: Language; tagline: Template }): Texts {
  return { [language]: tagline.replaceAll("|", "") };
}

function drawIndustries(random: Random): Industry[] {
  const main = pickEarly(random, INDUSTRIES, 1.3);
  const other = random() < 0.4 ? at(INDUSTRIES, below(random, INDUSTRIES.length)) : main;
  return main === other ? [main] : [main, other];
}
