import { changed, type ListState } from "../../../contracts/directory-view.ts";
import type { Facets } from "./facets.ts";

/** A list with more companies, one filter away. */
export type NearMiss = { state: ListState; count: number };

/** A list with more rows needs no help. */
const FEW = 3;
/** Per filter: the fullest of its other values. */
const SWAPPED = 2;
/**
 * A company has exactly one value of these, so the counts add up to the list without that filter.
 */
const OF_ONE_VALUE = ["country", "round"];

/**
 * For a list with few rows: the same without one filter, and with another value of it. Uses only
 * the counts of the options, fullest first.
 */
export function nearMisses(state: ListState, { total, options }: Facets): NearMiss[] {
  if (total > FEW) return [];
  const filters = Object.entries(state.chosen).filter(([, values]) => values.length > 0);
  const misses = filters.flatMap(([parameter, values]) => {
    const counts = Object.entries(options[parameter] ?? {});
    const withValues = (chosen: string[]) =>
      changed(state, { chosen: { ...state.chosen, [parameter]: chosen } });
    const swaps = counts
      .filter(([value]) => !values.includes(value))
      .sort(([, a], [, b]) => b - a)
      .slice(0, SWAPPED)
      .map(([value, count]) => ({ state: withValues([value]), count }));
    // As the only filter this would lead to all companies, which another button does.
    if (!OF_ONE_VALUE.includes(parameter) || filters.length === 1) return swaps;
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    return [{ state: withValues([]), count: all }, ...swaps];
  });
  return misses.filter(({ count }) => count > total).sort((a, b) => b.count - a.count);
}
