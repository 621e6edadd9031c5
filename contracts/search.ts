/** Search (spec §2): what the page and the navigation box ask the database for. */

export type SearchKind = "news" | "startup" | "investor";

/** Results per group on the grouped page. */
export const SEARCH_GROUP_SIZE = 6;

/** Results of one group on its own ("see all"): the best ones, bounded. */
export const SEARCH_ALL_SIZE = 60;

/** Counts stop here and read "1,000+". */
export const SEARCH_COUNT_BOUND = 1000;

/** The query is cut to this many characters. */
export const SEARCH_QUERY_LENGTH = 200;

/** What is searched for: one line that the database can take, cut to the length that it reads. */
export function cleanQuery(text: string | null): string {
  const line = (text ?? "").toWellFormed().replace(/[\s\p{Cc}]+/gu, " ");
  // By characters: half an emoji is not text.
  return [...line.trim()].slice(0, SEARCH_QUERY_LENGTH).join("").trim();
}

export const SUGGESTION_COUNT = 8;
