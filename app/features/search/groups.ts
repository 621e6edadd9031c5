import type { SearchGroupName } from "../../../contracts/search.ts";

/**
 * The groups of the results (spec §2) in order, under their names in the address and the database.
 */
export const SEARCH_GROUPS = [
  { name: "news", kind: "news", path: "/news", heading: "navNews", seeAll: "seeAllNews" },
  {
    name: "startups",
    kind: "startup",
    path: "/startups",
    heading: "navStartups",
    seeAll: "seeAllStartups",
  },
  {
    name: "investors",
    kind: "investor",
    path: "/investors",
    heading: "navInvestors",
    seeAll: "seeAllInvestors",
  },
] as const satisfies readonly { name: SearchGroupName; [fact: string]: string }[];

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** @returns undefined for a kind that this version of the site does not know. */
export function groupOf(kind: string): SearchGroup | undefined {
  return SEARCH_GROUPS.find((group) => group.kind === kind);
}
