import { z } from "zod";
import { INDUSTRIES, TEAM_SIZES, VENTURE_ROUNDS } from "./catalogue.ts";
import { parseLinkedin, parseLine, parseTelegram, parseZalo } from "./contact.ts";
import {
  companyEmail,
  country,
  foundedYear,
  oneOf,
  oneOfOrNone,
  optionalPhone,
  optionalText,
  orEmpty,
  PROFILE_LIMITS,
  reading,
  requiredPhone,
  requiredText,
  someOf,
  website,
} from "./profile-fields.ts";

/**
 * What a founder fills in (spec §3), under the names of the columns. What comes out is in one
 * spelling: numbers in E.164, addresses whole.
 * @param from the chosen country, whose phone numbers may come without a code.
 */
export function startupProfile(from: string) {
  const handle = (parse: (text: string) => string | undefined) =>
    optionalText(120).transform(orEmpty(reading(parse, "invalidHandle")));
  return z.object({
    name: requiredText(PROFILE_LIMITS.name),
    tagline: optionalText(PROFILE_LIMITS.tagline),
    description: optionalText(PROFILE_LIMITS.description),
    industries: someOf(INDUSTRIES),
    venture_round: oneOf(VENTURE_ROUNDS),
    team_size: oneOfOrNone(TEAM_SIZES),
    founded_year: foundedYear,
    country,
    city: optionalText(PROFILE_LIMITS.city),
    address: requiredText(PROFILE_LIMITS.address),
    company_email: companyEmail,
    website,
    founder_name: requiredText(PROFILE_LIMITS.founder_name),
    mobile_phone: requiredPhone(from),
    whatsapp: optionalPhone(from),
    line: handle(parseLine),
    telegram: handle(parseTelegram),
    zalo: handle((text) => parseZalo(text)),
    linkedin: optionalText(300).transform(orEmpty(reading(parseLinkedin, "invalidLinkedin"))),
  });
}

type Schema = ReturnType<typeof startupProfile>;
export type StartupProfileForm = z.input<Schema>;
export type StartupProfile = z.output<Schema>;
