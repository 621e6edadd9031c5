import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/mobile";
import type { COUNTRIES } from "./catalogue.ts";
import { withoutUnseen } from "./unseen-signs.ts";

type Country = (typeof COUNTRIES)[number];

/** The numbering plan of each country. */
export const PHONE_REGIONS: Record<Country, CountryCode | undefined> = {
  Singapore: "SG",
  Indonesia: "ID",
  Malaysia: "MY",
  Vietnam: "VN",
  Thailand: "TH",
  Philippines: "PH",
  China: "CN",
  "Hong Kong": "HK",
  Japan: "JP",
  Korea: "KR",
  India: "IN",
  Australia: "AU",
  USA: "US",
  Switzerland: "CH",
  Taiwan: "TW",
  Canada: "CA",
  UK: "GB",
  "New Zealand": "NZ",
  Netherlands: "NL",
  France: "FR",
  Colombia: "CO",
  UAE: "AE",
  Sweden: "SE",
  "Czech Republic": "CZ",
  Germany: "DE",
  Brazil: "BR",
  Angola: "AO",
  Luxembourg: "LU",
  Chile: "CL",
  Israel: "IL",
  Ireland: "IE",
  Belgium: "BE",
  Spain: "ES",
  "El Salvador": "SV",
  Other: undefined,
};

const MAX_LENGTH = 40;
/** The columns' limits; some numbering plans allow shorter or longer numbers. */
const E164 = /^\+[1-9]\d{6,14}$/;
const THAI_ZERO = 0x0e50;

/**
 * A mobile number in E.164, such as `+6281234567890`. Without a country code it belongs to the
 * given country; "Other" requires the code.
 */
export function readMobile(text: string, country: Country): string | undefined {
  const phone = parse(text, country);
  return phone?.isValid() ? phone.number : undefined;
}

/** Any possible number, landlines included: shops use WhatsApp on those. */
export function readPhone(text: string, country: Country): string | undefined {
  const phone = parse(text, country);
  return phone?.isPossible() ? phone.number : undefined;
}

function parse(text: string, country: Country): PhoneNumber | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const digits = withoutUnseen(text.normalize("NFKC"))
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .trim()
    // No number in these countries begins with two zeros: they stand for the plus.
    .replace(/^00/, "+");
  const defaultCountry = PHONE_REGIONS[country];
  const phone = parsePhoneNumberFromString(digits, { defaultCountry, extract: false });
  return phone && phone.ext === undefined && E164.test(phone.number) ? phone : undefined;
}
