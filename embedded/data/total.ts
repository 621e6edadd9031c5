import type { CountKind } from "./request/prefer.ts";

/**
 * The total to report, from the count and the planner's estimate (EXPLAIN's JSON). An estimate is
 * exact up to `maxRows`, where counting stops.
 */
export function totalOf(
  kind: CountKind | undefined,
  counted: number | undefined,
  explained: string | null | undefined,
  maxRows: number,
): number | undefined {
  if (kind === "planned") return plannedRows(explained);
  if (kind !== "estimated" || counted === undefined || counted <= maxRows) return counted;
  return Math.max(counted, plannedRows(explained) ?? 0);
}

function plannedRows(explained: string | null | undefined): number | undefined {
  const found = /"Plan Rows": (\d+)/.exec(explained ?? "");
  return found ? Number(found[1]) : undefined;
}
