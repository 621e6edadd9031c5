import type { COUNTRIES } from "../../contracts/catalogue.ts";
import { parts, readWordList, VOCABULARY, wordEntry } from "./word-lists.ts";

/** Countries by our name for them, or the English one; words of their cities count as theirs. */
export const PLACE_WORDS = readWordList(VOCABULARY.places, wordEntry);
export const REGION_WORDS = readWordList(new URL("words/regions.json", import.meta.url), wordEntry);

/** Regions by name, with their countries; "world" has none and means any. */
export const REGIONS: ReadonlyMap<string, readonly string[]> = new Map(
  REGION_WORDS.map(([name, { places }]) => [name, parts(places)]),
);

/** Regions close enough that an investor in one country may look at another. */
const CLOSE = ["southeast_asia", "greater_china", "europe", "north_america", "south_asia"];

const region = new Map<string, string>();
for (const name of CLOSE) for (const place of REGIONS.get(name) ?? []) region.set(place, name);

/** Whether two countries lie in the same part of the world. */
export function areNear(one: string, other: string): boolean {
  const of = region.get(one);
  return of !== undefined && of === region.get(other);
}

/** ISO codes of our countries, as files write them. */
const CODES: Readonly<Record<string, (typeof COUNTRIES)[number]>> = {
  SG: "Singapore",
  SGP: "Singapore",
  ID: "Indonesia",
  IDN: "Indonesia",
  MY: "Malaysia",
  MYS: "Malaysia",
  VN: "Vietnam",
  VNM: "Vietnam",
  TH: "Thailand",
  THA: "Thailand",
  PH: "Philippines",
  PHL: "Philippines",
  CN: "China",
  CHN: "China",
  HK: "Hong Kong",
  HKG: "Hong Kong",
  JP: "Japan",
  JPN: "Japan",
  KR: "Korea",
  KOR: "Korea",
  IN: "India",
  IND: "India",
  AU: "Australia",
  AUS: "Australia",
  US: "USA",
  CH: "Switzerland",
  CHE: "Switzerland",
  TW: "Taiwan",
  TWN: "Taiwan",
  CA: "Canada",
  CAN: "Canada",
  GB: "UK",
  GBR: "UK",
  NZ: "New Zealand",
  NZL: "New Zealand",
  NL: "Netherlands",
  NLD: "Netherlands",
  FR: "France",
  FRA: "France",
  CO: "Colombia",
  COL: "Colombia",
  AE: "UAE",
  ARE: "UAE",
  SE: "Sweden",
  SWE: "Sweden",
  CZ: "Czech Republic",
  CZE: "Czech Republic",
  DE: "Germany",
  DEU: "Germany",
  BR: "Brazil",
  BRA: "Brazil",
  AO: "Angola",
  AGO: "Angola",
  LU: "Luxembourg",
  LUX: "Luxembourg",
  CL: "Chile",
  CHL: "Chile",
  IL: "Israel",
  ISR: "Israel",
  IE: "Ireland",
  IRL: "Ireland",
  BE: "Belgium",
  BEL: "Belgium",
  ES: "Spain",
  ESP: "Spain",
  SV: "El Salvador",
  SLV: "El Salvador",
};

/** The country of a code that is all there is in a field. */
export function countryOfCode(value: string): string | undefined {
  return CODES[value.trim().toUpperCase()];
}
