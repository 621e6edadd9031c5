import { EMAIL_MAX_LENGTH } from "./mails.ts";

/** The most characters in each field of a profile; the columns have the same limits. */
export const PROFILE_TEXT_LIMITS = {
  name: 120,
  tagline: 200,
  description: 5000,
  city: 120,
  address: 300,
  company_email: EMAIL_MAX_LENGTH,
  founder_name: 120,
  match_criteria: 2000,
  website: 300,
  linkedin: 300,
} as const;

/** The largest amount of money in a field, in whole units of its currency; the columns have the same limit. */
export const MOST_MONEY = 999_999_999_999_999;
