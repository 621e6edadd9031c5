import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "./catalogue.ts";

/** The startup and investor directories (spec §2): what they filter and sort by, and their bounds. */

/** Offered in the country filter (spec §2), in the spec's order. */
/** The countries of the region that the directories filter by (spec §2). */
export const DIRECTORY_COUNTRIES = [
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

/** The first is the default; the database sorts by each (directory.startup_page). */
export const STARTUP_SORTS = [
  "newest",
  "name",
  "name_desc",
  "funding",
  "funding_asc",
  "latest_round",
  "latest_round_asc",
] as const;

export const INVESTOR_SORTS = [
  "newest",
  "name",
  "name_desc",
  "deals",
  "deals_asc",
  "activity",
  "activity_asc",
] as const;

export const DIRECTORY_PAGE_SIZE = 24;

/** The longest name for the filter; the rest is cut off. */
export const NAME_FILTER_LENGTH = 80;

/** The name filter from an address, without control characters: PostgreSQL does not accept NUL. */
export function nameFilterOf(given: string | null): string {
  return (given ?? "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, NAME_FILTER_LENGTH)
    .trim();
}
