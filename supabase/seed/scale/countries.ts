import { COUNTRIES } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";
import { pickWeighted, type Random } from "./random.ts";

export type Country = (typeof COUNTRIES)[number];

/** Shares in percent; countries that are not named have very few companies each. */
const FEW = 0.1;
const STARTUP_SHARES: Partial<Record<Country, number>> = {
  Singapore: 24,
  Indonesia: 22,
  Vietnam: 16,
  Thailand: 10,
  Malaysia: 10,
  Philippines: 9,
  China: 1.5,
  India: 1.5,
  "Hong Kong": 1.2,
  Japan: 1,
  Taiwan: 0.8,
  Australia: 0.8,
  USA: 0.8,
  Korea: 0.7,
};
const INVESTOR_SHARES: Partial<Record<Country, number>> = {
  ...STARTUP_SHARES,
  Singapore: 34,
  USA: 9,
  Japan: 7,
  China: 5,
  "Hong Kong": 4,
  Korea: 3,
};

const weighted = (shares: Partial<Record<Country, number>>) =>
  COUNTRIES.map((country) => [country, shares[country] ?? FEW] as const);
const STARTUPS = weighted(STARTUP_SHARES);
const INVESTORS = weighted(INVESTOR_SHARES);

/** Countries of companies with names in such a language; elsewhere the shares decide. */
const BY_LANGUAGE: Partial<Record<Language, readonly (readonly [Country, number])[]>> = {
  vi: [["Vietnam", 1]],
  th: [["Thailand", 1]],
  id: [
    ["Indonesia", 8],
    ["Malaysia", 2],
  ],
};

export function startupCountry(random: Random, language: Language): Country {
  return pickWeighted(random, BY_LANGUAGE[language] ?? STARTUPS);
}

export function investorCountry(random: Random, language: Language): Country {
  return pickWeighted(random, BY_LANGUAGE[language] ?? INVESTORS);
}

/** Where companies sit, in the countries that have nearly all of them. */
export const CITIES: Partial<Record<Country, readonly string[]>> = {
  Singapore: ["Singapore"],
  Indonesia: ["Jakarta", "Bandung", "Surabaya", "Yogyakarta", "Denpasar"],
  Vietnam: ["Ho Chi Minh City", "Hanoi", "Da Nang", "Can Tho"],
  Thailand: ["Bangkok", "Chiang Mai", "Phuket", "Khon Kaen"],
  Malaysia: ["Kuala Lumpur", "Penang", "Johor Bahru"],
  Philippines: ["Manila", "Cebu", "Davao"],
};
