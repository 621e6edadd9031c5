import { COUNTRIES, INDUSTRIES } from "./catalogue.ts";

/** The pages of countries and sectors. "Other" has none. */
export const HUB_KINDS = ["countries", "sectors"] as const;
export type HubKind = (typeof HUB_KINDS)[number];

/** A hub with fewer rounds and fewer companies is too thin for search engines. */
export const LEAST_LISTED = 3;

export const HUB_VALUES = {
  countries: COUNTRIES.filter((country) => country !== "Other"),
  sectors: INDUSTRIES,
} as const satisfies Record<HubKind, readonly string[]>;

/** As in an address: `Hong Kong` is `hong-kong`. */
function slugOf(value: string): string {
  return value.toLowerCase().replaceAll(" ", "-");
}

/** The address of a hub; null if it has none. */
export function hubAddress(kind: HubKind, value: string): string | null {
  const known = HUB_VALUES[kind].some((one) => one === value);
  return known ? `/${kind}/${slugOf(value)}` : null;
}

/** The country or sector that an address names. */
export function readHub(kind: HubKind, slug: string): string | undefined {
  return HUB_VALUES[kind].find((value) => slugOf(value) === slug);
}
