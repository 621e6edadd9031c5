import { z } from "zod";
import { INDUSTRIES, TEAM_SIZES, VENTURE_ROUNDS } from "./catalogue.ts";
import { companyEmail, website } from "./company-addresses.ts";
import { readLine, readLinkedIn, readTelegram, readWhatsApp, readZalo } from "./messaging.ts";
import { readMobile } from "./phone.ts";
import {
  amountCurrency,
  asKept,
  country,
  countryOf,
  currencyOf,
  foundedYear,
  hasItsCurrency,
  oneOf,
  oneOfOrNone,
  optionalAmount,
  optionalText,
  orEmpty,
  reading,
  requiredText,
  someOf,
} from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";

/**
 * What a founder fills in (spec §3), under the names of the columns. The output is normalised:
 * numbers in E.164, complete addresses.
 * @param from the chosen country, whose phone numbers may omit their code.
 */
export function startupProfile(from: string) {
  const chosen = countryOf(from);
  const optional = (read: (text: string) => string | undefined, problem: string) =>
    optionalText(300).transform(orEmpty(reading(read, problem)));
  const profile = z.object({
    name: requiredText(PROFILE_TEXT_LIMITS.name),
    tagline: optionalText(PROFILE_TEXT_LIMITS.tagline),
    description: optionalText(PROFILE_TEXT_LIMITS.description),
    industries: someOf(INDUSTRIES),
    venture_round: oneOf(VENTURE_ROUNDS),
    team_size: oneOfOrNone(TEAM_SIZES),
    founded_year: foundedYear,
    country,
    city: optionalText(PROFILE_TEXT_LIMITS.city),
    address: requiredText(PROFILE_TEXT_LIMITS.address),
    company_email: companyEmail,
    website,
    founder_name: requiredText(PROFILE_TEXT_LIMITS.founder_name),
    mobile_phone: requiredText(40)
      .describe("With the code of its country, or as it is written in the profile's.")
      .transform(reading((text) => readMobile(text, chosen), "invalidPhone")),
    whatsapp: optional((text) => readWhatsApp(text, chosen), "invalidPhone"),
    line: optional(readLine, "invalidHandle"),
    telegram: optional(readTelegram, "invalidHandle"),
    zalo: optional((text) => readZalo(text, chosen), "invalidHandle"),
    linkedin: optional(readLinkedIn, "invalidLinkedin").pipe(asKept(PROFILE_TEXT_LIMITS.linkedin)),
    /** What the company is raising now, and its revenue of the last 12 months: private. */
    raising: optionalAmount({ least: 1 }),
    raising_currency: amountCurrency,
    revenue: optionalAmount({ least: 0 }),
    revenue_currency: amountCurrency,
  });
  return profile
    .refine((typed) => hasItsCurrency(typed.raising, typed.raising_currency), {
      path: ["raising_currency"],
      error: "required",
    })
    .refine((typed) => hasItsCurrency(typed.revenue, typed.revenue_currency), {
      path: ["revenue_currency"],
      error: "required",
    })
    .overwrite((typed) => ({
      ...typed,
      raising_currency: currencyOf(typed.raising, typed.raising_currency),
      revenue_currency: currencyOf(typed.revenue, typed.revenue_currency),
    }));
}

type Schema = ReturnType<typeof startupProfile>;
export type StartupProfileForm = z.input<Schema>;
export type StartupProfile = z.output<Schema>;
