import type { SearchGroupName } from "../../../contracts/search.ts";

/**
 * The groups of the spec (§2) in order, with their names in the address and the database, and the
 * path of their pages.
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

/** These, and results that are shown on other things' pages. */
export const SEARCH_GROUPS = [
  ...SITE_GROUPS,
  { name: "deals", kind: "deal", heading: "groupDeals" },
  { name: "people", kind: "person", heading: "groupPeople" },
] as const satisfies readonly { name: SearchGroupName; [fact: string]: string }[];

/** A group of things that have pages of their own. */
export type SiteGroup = (typeof SITE_GROUPS)[number];

export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** @returns undefined for a kind that this version of the site does not know. */
export function groupOf(kind: string): SiteGroup | undefined {
  return SITE_GROUPS.find((group) => group.kind === kind);
}
