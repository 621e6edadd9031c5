import { SEARCH_QUERY_LENGTH } from "../../../contracts/search.ts";
import type { GroupName } from "./groups.ts";

/** What is searched for: one line that the database can take, cut to the length that it reads. */
export function cleanQuery(text: string | null): string {
  const line = (text ?? "").toWellFormed().replace(/[\s\p{Cc}]+/gu, " ");
  // By characters: half an emoji is no text.
  return [...line.trim()].slice(0, SEARCH_QUERY_LENGTH).join("").trim();
}

/** @param group that group alone ("see all"). */
export function searchAddress(query: string, group?: GroupName): string {
  const address = `/search?q=${encodeURIComponent(query)}`;
  return group ? `${address}&in=${group}` : address;
}
