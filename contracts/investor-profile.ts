import { z } from "zod";
import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "./catalogue.ts";
import {
  companyEmail,
  country,
  foundedYear,
  optionalText,
  requiredText,
  someOf,
  website,
} from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";

/** What an investor fills in (spec §3), under the names of the columns. */
export const investorProfile = z.object({
  name: requiredText(PROFILE_TEXT_LIMITS.name),
  tagline: optionalText(PROFILE_TEXT_LIMITS.tagline),
  description: optionalText(PROFILE_TEXT_LIMITS.description),
  investor_types: someOf(INVESTOR_TYPES),
  investment_stages: someOf(VENTURE_ROUNDS),
  target_regions: someOf(COUNTRIES),
  target_industries: someOf(INDUSTRIES),
  founded_year: foundedYear,
  country,
  city: optionalText(PROFILE_TEXT_LIMITS.city),
  address: requiredText(PROFILE_TEXT_LIMITS.address),
  company_email: companyEmail,
  website,
});

export type InvestorProfileForm = z.input<typeof investorProfile>;
export type InvestorProfile = z.output<typeof investorProfile>;
