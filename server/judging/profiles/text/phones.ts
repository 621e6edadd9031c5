import { type CountryCode, findPhoneNumbersInText, type PhoneNumber } from "libphonenumber-js/max";
import { PHONE_REGIONS } from "../../../../contracts/phone.ts";
import type { Country } from "../../../../contracts/profile-fields.ts";
import { type Searchable, searchable } from "../../../language/fold.ts";
import { type Place, says } from "../lexicon/phrases.ts";

/** Countries whose numbers we accept without a country code, besides the profile's own. */
const DIALLED_WITHIN: readonly Country[] = [
  "Singapore",
  "Indonesia",
  "Malaysia",
  "Vietnam",
  "Thailand",
  "Philippines",
  "China",
  "Hong Kong",
];
const NEAR = 24;
const MOBILE: readonly (string | undefined)[] = [
  "MOBILE",
  "FIXED_LINE_OR_MOBILE",
  "PERSONAL_NUMBER",
];
/** Mobile numbers of countries that have no leading zero. */
const IN_GROUPS = /^[89]\d{3}[ -]\d{4}$|^1[3-9]\d[ -]\d{4}[ -]\d{4}$|^1[3-9]\d{9}$/;

/** Phone numbers, also in the form used within a country. */
export function phonesIn({ text }: Searchable, country: string): Place[] {
  const found: Place[] = [];
  for (const region of regionsFor(country)) {
    for (const { number, startsAt, endsAt } of phonesOf(text, region)) {
      const isNew = found.every(({ start, end }) => endsAt <= start || startsAt >= end);
      if (isNew && isPhone(number, text, startsAt, endsAt)) {
        found.push({ start: startsAt, end: endsAt });
      }
    }
  }
  return found;
}

function phonesOf(text: string, defaultCountry: CountryCode) {
  return findPhoneNumbersInText(text, { defaultCountry });
}

/** The profile's own country first. */
function regionsFor(country: string): CountryCode[] {
  const own = DIALLED_WITHIN.filter((one) => one === country);
  const others = DIALLED_WITHIN.filter((one) => one !== country);
  return [...own, ...others].flatMap((one) => PHONE_REGIONS[one] ?? []);
}

/** Amounts, house numbers and licences can look like a phone number. */
function isPhone(number: PhoneNumber, text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  if (!number.isValid()) return false;
  const before = text.slice(Math.max(0, start - NEAR), start);
  const clause = searchable(before.slice(before.search(/[^\n;，。；]*$/)));
  if (/^[(]?\+/.test(written) || before.endsWith("+")) return true;
  if (says("phone", clause)) return true;
  if (
    says("registered", clause) ||
    /[\p{Sc}]\s?$|(?:rp|idr|vnd|usd|sgd|thb|php|rm|rmb) ?$/u.test(before)
  )
    return false;
  const isMobile = MOBILE.includes(number.getType());
  return isMobile && (/^[(]?0/.test(written) || IN_GROUPS.test(written));
}
