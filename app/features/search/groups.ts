import type { SearchGroupName } from "../../../contracts/search.ts";

/**
 * The groups of the spec (§2) in order, under their names in the address and the database, and the
 * path below which their pages are.
 */
export const SITE_GROUPS = [
  { name: "news", kind: "news", path: "/news", heading: "navNews" },
  {
    name: "startups",
    kind: "startup",
    path: "/startups",
    heading: "navStartups",
  },
  {
    name: "investors",
    kind: "investor",
    path: "/investors",
    heading: "navInvestors",
  },
] as const satisfies readonly { name: SearchGroupName; [fact: string]: string }[];

/** Those, and what a search finds on the pages of others. */
export const SEARCH_GROUPS = [
  ...SITE_GROUPS,
  { name: "deals", kind: "deal", heading: "groupDeals" },
  { name: "people", kind: "person", heading: "groupPeople" },
] as const satisfies readonly { name: SearchGroupName; [fact: string]: string }[];

/** A group of what has a page of its own. */
export type SiteGroup = (typeof SITE_GROUPS)[number];

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** @returns undefined for a kind that this version of the site does not know. */
export function groupOf(kind: string): SiteGroup | undefined {
  return SITE_GROUPS.find((group) => group.kind === kind);
}
