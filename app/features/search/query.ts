import type { GroupName } from "./groups.ts";

/** @param group only that group ("see all"). */
export function searchAddress(query: string, group?: GroupName): string {
  const address = `/search?q=${encodeURIComponent(query)}`;
  return group ? `${address}&in=${group}` : address;
}
