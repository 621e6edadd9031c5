import { COUNTRIES } from "../../../../contracts/catalogue.ts";
import { parts, wordList } from "./word-lists.ts";

/** Regions by name, with their countries; "world" has none and means any. */
export const REGIONS: ReadonlyMap<string, readonly string[]> = new Map(
  wordList("regions").map(([name, { places }]) => [name, parts(places)]),
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

/** Whether the interface has a name for it; the word lists also know other countries. */
export function isListedCountry(place: string): boolean {
  return place !== "Other" && COUNTRIES.some((country) => country === place);
}
