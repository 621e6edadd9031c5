import { Link } from "react-router";
import {
  changed,
  type Directory,
  type ListState,
  listAddress,
} from "../../../contracts/directory-view.ts";

/** The orders of a column; its header requests `first` first. */
export type ColumnSorts = { up: string; down: string; first: "up" | "down" };

export type Sorting = { directory: Directory; state: ListState };

/** The column's `aria-sort`; undefined where the list is ordered by another. */
export function ariaSort(sorts: ColumnSorts | undefined, { state }: Sorting) {
  if (state.sort === sorts?.up) return "ascending";
  return state.sort === sorts?.down ? "descending" : undefined;
}

/** A column's heading as a link to the list in its order, or in the opposite one. */
export function SortHeader(props: { name: string; sorts: ColumnSorts; sorting: Sorting }) {
  const { name, sorts, sorting } = props;
  const { directory, state } = sorting;
  const opposite = sorts.first === "up" ? "down" : "up";
  const next = state.sort === sorts[sorts.first] ? opposite : sorts.first;
  const isSorted = ariaSort(sorts, sorting) !== undefined;
  return (
    <Link
      to={listAddress(directory, changed(state, { sort: sorts[next] }))}
      preventScrollReset
      className={`inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline lg:whitespace-nowrap ${isSorted ? "font-semibold text-ink" : ""}`}
    >
      {name}
      {isSorted ? <span aria-hidden="true">{state.sort === sorts.up ? "↑" : "↓"}</span> : null}
    </Link>
  );
}
