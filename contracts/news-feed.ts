/** The categories of news (spec §2) and the feed's constants (spec §9). The database checks the same categories. */

export const NEWS_CATEGORIES = ["Event", "Funding", "Insight", "Branded"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** The feed's tabs (spec §2 Home): everything, then one per category. */
export const NEWS_TABS = ["Latest", ...NEWS_CATEGORIES] as const;
export type NewsTab = (typeof NEWS_TABS)[number];

export const NEWS_PAGE_SIZE = 6;

/** The last page that has an address. */
const LAST_NEWS_PAGE = 100_000;

/** The tab of an address of Home. */
export function readNewsTab(search: URLSearchParams): NewsTab {
  return NEWS_TABS.find((tab) => tab === search.get("category")) ?? "Latest";
}

/** The page of an address of Home, counted from 0; the address counts from 1. */
export function readNewsPage(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_NEWS_PAGE ? page - 1 : 0;
}

/** The canonical query of a tab and a page of it, with `?`; empty for the default view. */
export function newsQuery(tab: NewsTab, page: number): string {
  const search = new URLSearchParams();
  if (tab !== "Latest") search.set("category", tab);
  if (page > 0) search.set("page", String(page + 1));
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** The next page loads when the end of the list comes this close to the window. */
export const NEXT_PAGE_TRIGGER_PX = 200;

export const RESIZE_DEBOUNCE_MS = 150;

/** Open browsers spread their requests for a new article over this time. */
export const LIVE_SPREAD_MS = 5000;

/** Fixed by spec §3: the unit is translated, the number is not computed. */
export const READ_TIME_MINUTES = 5;

export const TYPEWRITER_TYPE_MS = 90;
export const TYPEWRITER_DELETE_MS = 60;

/** How long fetched data counts as fresh, and how a failed fetch is retried (spec §7). */
export const FETCH_DEFAULTS = {
  freshForMs: 5 * 60 * 1000,
  retries: 3,
  firstRetryMs: 1000,
  longestRetryMs: 30_000,
} as const;

/** How an article came to be (columns `made_by` and `checked_by` of news). */
export const NEWS_MAKERS = ["template", "model", "person"] as const;
export type NewsMaker = (typeof NEWS_MAKERS)[number];
