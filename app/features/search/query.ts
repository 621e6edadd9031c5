import { type SearchGroupName, searchQuery } from "../../../contracts/search.ts";

/** @param group only that group ("see all"). */
export function searchAddress(query: string, group?: SearchGroupName): string {
  return `/search${searchQuery({ query, group })}`;
}
