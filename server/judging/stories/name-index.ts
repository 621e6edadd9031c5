import type { KnownName } from "./feed-item.ts";

/** Thin until the judging is there. */
export type NameIndex = readonly KnownName[];

export function nameIndex(names: readonly KnownName[]): NameIndex {
  return names;
}
