import { DIRECTORY_PAGE_SIZE } from "../../../contracts/directory.ts";
import type { ListState } from "../../../contracts/directory-view.ts";

/** One page of a list, and the slugs from which the adjacent pages start. */
export type ListPage<Row> = {
  rows: Row[];
  /** `after` of the next page. */
  next: string | null;
  /** `before` of the previous page. */
  previous: string | null;
};

/** One more than a page, to know whether there is a next one. */
export const ROWS_ASKED = DIRECTORY_PAGE_SIZE + 1;

/**
 * Where a page begins, as the database's functions take it: by its number where the neighbouring
 * company is gone.
 */
export function pageStart({ page, after, before }: ListState) {
  return {
    ...(after ? { after_slug: after } : before ? { before_slug: before } : {}),
    ...(page !== null && page > 1 && { skip: (page - 1) * DIRECTORY_PAGE_SIZE }),
  };
}

/** @param found up to {@link ROWS_ASKED} rows, in the order of the list. */
export function toPage<Row extends { slug: string }>(
  found: Row[],
  { page, after, before }: Pick<ListState, "page" | "after" | "before">,
): ListPage<Row> {
  const backwards = before !== null && after === null;
  const hasMore = found.length > DIRECTORY_PAGE_SIZE;
  const rows = backwards ? found.slice(-DIRECTORY_PAGE_SIZE) : found.slice(0, DIRECTORY_PAGE_SIZE);
  const first = rows.at(0)?.slug ?? null;
  const last = rows.at(-1)?.slug ?? null;
  const isFirst = after === null && (page ?? 1) === 1;
  return {
    rows,
    next: backwards || hasMore ? last : null,
    previous: backwards ? (hasMore ? first : null) : isFirst ? null : first,
  };
}
