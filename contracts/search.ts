/** Search (spec §2): what the page and the navigation box request from the database. */

export type SearchKind = "news" | "startup" | "investor" | "deal" | "person";

/** Results per group on the grouped page. */
export const SEARCH_GROUP_SIZE = 6;

/** Results of one group on its own ("see all"): the best ones, up to this number. */
export const SEARCH_ALL_SIZE = 60;

/** Set on the page of a search without results, only for the server that renders it. */
export const FOUND_NOTHING_HEADER = "x-found-nothing";

/** Counts stop here and are shown as "1,000+". */
export const SEARCH_COUNT_BOUND = 1000;

/** The query is cut to this many characters. */
export const SEARCH_QUERY_LENGTH = 200;

/** A search query: one line that the database accepts, cut to the length that is searched. */
export function cleanQuery(text: string | null): string {
  const line = (text ?? "").toWellFormed().replace(/[\s\p{Cc}]+/gu, " ");
  // By code points: half an emoji is not text.
  return [...line.trim()].slice(0, SEARCH_QUERY_LENGTH).join("").trim();
}

export const SUGGESTION_COUNT = 8;

/** The groups of the results, as the address names them. */
export const SEARCH_GROUP_NAMES = ["news", "startups", "investors", "deals", "people"] as const;

export type SearchGroupName = (typeof SEARCH_GROUP_NAMES)[number];

export type SearchView = { query: string; group: SearchGroupName | undefined };

/** Reads an address; invalid parts are ignored. */
export function readSearchView(search: URLSearchParams): SearchView {
  return {
    query: cleanQuery(search.get("q")),
    group: SEARCH_GROUP_NAMES.find((name) => name === search.get("in")),
  };
}

/** The canonical query of a view, with `?`; empty for the start of the search. */
export function searchQuery({ query, group }: SearchView): string {
  const parts = [query && `q=${encodeURIComponent(query)}`, group && `in=${group}`];
  const text = parts.filter(Boolean).join("&");
  return text === "" ? "" : `?${text}`;
}

/** How many readings of a query as filter values are searched for. */
export const MOST_READINGS = 4;

/** The word that represents a value of a closed list, as search.facet_word in the database makes it. */
export function facetWord(value: string): string {
  return `is${value.toLowerCase().replace(/[^a-z0-9]/g, "")}`;
}
