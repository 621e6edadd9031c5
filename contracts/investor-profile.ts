import { z } from "zod";
import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "./catalogue.ts";
import { companyEmail, website } from "./company-addresses.ts";
import {
  amountCurrency,
  country,
  currencyOf,
  foundedYear,
  hasItsCurrency,
  optionalAmount,
  optionalText,
  requiredText,
  someOf,
} from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";

const fields = z.object({
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
  /** The size of a cheque: private. Either end may be open. */
  cheque_min: optionalAmount({ least: 1 }),
  cheque_max: optionalAmount({ least: 1 }),
  cheque_currency: amountCurrency,
});

const chequeEnds = z.object({ cheque_min: z.number(), cheque_max: z.number() });

/** What an investor fills in (spec §3), under the names of the columns. */
export const investorProfile = fields
  .refine(({ cheque_min, cheque_max }) => !cheque_min || !cheque_max || cheque_min <= cheque_max, {
    path: ["cheque_max"],
    error: "chequeOrder",
    // Whatever else in the form is still wrong.
    when: ({ value }) => chequeEnds.safeParse(value).success,
  })
  .refine((typed) => (typed.cheque_min === undefined) === (typed.cheque_max === undefined), {
    path: ["cheque_max"],
    error: "required",
  })
  .refine((typed) => hasItsCurrency(chequeOf(typed), typed.cheque_currency), {
    path: ["cheque_currency"],
    error: "required",
  })
  .overwrite((typed) => ({
    ...typed,
    cheque_currency: currencyOf(chequeOf(typed), typed.cheque_currency),
  }));

function chequeOf({ cheque_min, cheque_max }: z.output<typeof fields>) {
  return cheque_min ?? cheque_max;
}

export type InvestorProfileForm = z.input<typeof investorProfile>;
export type InvestorProfile = z.output<typeof investorProfile>;
