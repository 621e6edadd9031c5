import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "./catalogue.ts";

/** The startup and investor directories (spec §2): what they filter and sort by, and their bounds. */

/** Offered in the country filter (spec §2), in the spec's order. */
const DIRECTORY_COUNTRIES = [
  "Philippines",
  "Malaysia",
  "Thailand",
  "Vietnam",
  "Singapore",
  "Indonesia",
] as const;

/** The filters besides the name, by their parameter in the address; each takes several values. */
export const STARTUP_FILTERS = {
  industry: INDUSTRIES,
  round: VENTURE_ROUNDS,
  country: DIRECTORY_COUNTRIES,
} as const;

export const INVESTOR_FILTERS = {
  type: INVESTOR_TYPES,
  country: COUNTRIES,
  industry: INDUSTRIES,
} as const;

/** The first of each is the default. */
export const STARTUP_SORTS = ["newest", "name", "funding", "latest_round"] as const;

export const INVESTOR_SORTS = ["newest", "name", "activity"] as const;

export const DIRECTORY_PAGE_SIZE = 24;

/** The longest name that the filter takes; the rest is cut. */
export const NAME_FILTER_LENGTH = 80;

/** The name that is looked for, as an address has it, without what no keyboard writes: PostgreSQL takes no NUL. */
export function nameFilterOf(given: string | null): string {
  return (given ?? "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, NAME_FILTER_LENGTH)
    .trim();
}
