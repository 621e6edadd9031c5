import { intersect, parseRange } from "../request/range.ts";
import type { ReadNode } from "./read-node.ts";

/** Applies a Range header to what the query string already allows. */
export function narrow(node: ReadNode, header: string | undefined): void {
  if (header === undefined) return;
  const { limit, offset } = node;
  const range = intersect({ offset, ...(limit !== undefined && { limit }) }, parseRange(header));
  node.offset = range.offset ?? 0;
  node.limit = range.limit;
}
