import { z } from "zod";
import { COUNTRIES } from "../catalogue.ts";
import type { FieldProblems } from "../errors.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { PROFILE_TEXT_LIMITS } from "../profile-limits.ts";
import { SLUG } from "../slug.ts";
import { factSource, sourceProblems } from "./provenance.ts";
import {
  draftText,
  ORIGINAL,
  stateOfTranslation,
  type TranslationState,
  translationMark,
} from "./translations.ts";
import { isWebAddress } from "./values.ts";

/** The length of its column; a profile's own limit is shorter. */
export const LONGEST_DESCRIPTION = 10_000;
export const LONGEST_COMPANY_SLUG = 120;
export const LONGEST_YEAR = 4;
export const LONGEST_LOGO_ADDRESS = 1000;

const companyText = z.object({
  tagline: draftText(PROFILE_TEXT_LIMITS.tagline),
  description: draftText(LONGEST_DESCRIPTION),
  ...translationMark,
});
export type CompanyText = z.infer<typeof companyText>;

export const COMPANY_TEXTS = ["tagline", "description"] as const;

/** What startups and investors have in common, as staff edit it. */
export const companyFields = {
  slug: draftText(LONGEST_COMPANY_SLUG),
  name: draftText(PROFILE_TEXT_LIMITS.name),
  texts: z.record(z.enum(LANGUAGES), companyText),
  country: z.enum(COUNTRIES).nullable().default(null),
  city: draftText(PROFILE_TEXT_LIMITS.city),
  address: draftText(PROFILE_TEXT_LIMITS.address),
  foundedYear: draftText(LONGEST_YEAR),
  website: draftText(PROFILE_TEXT_LIMITS.website),
  logo: draftText(LONGEST_LOGO_ADDRESS),
  sources: z.record(z.string().regex(/^[a-z_]{1,40}$/), factSource).default({}),
};
const company = z.object(companyFields);
export type CompanyContent = z.infer<typeof company>;

export function companyTranslationState(
  texts: CompanyContent["texts"],
  language: Language,
): TranslationState {
  return stateOfTranslation(texts, language, COMPANY_TEXTS);
}

/** The year in which a company began; undefined for anything else. */
export function readYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return year >= 1800 && year <= 2200 ? year : undefined;
}

/** What keeps a company of either kind from being published. */
export function companyProblems(content: CompanyContent): FieldProblems {
  const problems: FieldProblems = sourceProblems(content.sources);
  if (content.name.trim() === "") problems.name = "required";
  if (content.texts[ORIGINAL].tagline.trim() === "") problems.tagline = "required";
  if (content.country === null) problems.country = "chooseOne";
  if (content.foundedYear !== "" && readYear(content.foundedYear) === undefined) {
    problems.foundedYear = "invalidYear";
  }
  if (content.website !== "" && !isWebAddress(content.website)) problems.website = "invalidLink";
  if (!SLUG.test(content.slug)) problems.slug = "invalidAddress";
  return problems;
}

export function emptyTexts(): Record<Language, object> {
  return { en: {}, id: {}, vi: {}, th: {}, zh: {} };
}
