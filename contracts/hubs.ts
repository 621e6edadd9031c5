import { COUNTRIES, INDUSTRIES } from "./catalogue.ts";

/** The pages of a country and of a sector. "Other" is no place. */
export const HUB_KINDS = ["countries", "sectors"] as const;
export type HubKind = (typeof HUB_KINDS)[number];

/** With fewer rounds and fewer companies a hub has too little to be found by search engines. */
export const LEAST_LISTED = 3;

export const HUB_VALUES = {
  countries: COUNTRIES.filter((country) => country !== "Other"),
  sectors: INDUSTRIES,
} as const satisfies Record<HubKind, readonly string[]>;

/** As an address writes it: `Hong Kong` is `hong-kong`. */
function slugOf(value: string): string {
  return value.toLowerCase().replaceAll(" ", "-");
}

/** The address of a hub; null where there is none. */
export function hubAddress(kind: HubKind, value: string): string | null {
  const known = HUB_VALUES[kind].some((one) => one === value);
  return known ? `/${kind}/${slugOf(value)}` : null;
}

/** The country or sector that an address names. */
export function readHub(kind: HubKind, slug: string): string | undefined {
  return HUB_VALUES[kind].find((value) => slugOf(value) === slug);
}
