import { labelOf, type ReadNode } from "../plan/read-node.ts";
import type { Aggregate } from "../query/ast.ts";

/** A column that a spread embed lends to its parent. */
export type SpreadColumn = { name: string; aggregate?: Aggregate; aggregateCast?: string };

/**
 * A to-one spread has one row per parent row: its aggregates mean the parent's rows, so it hands
 * the plain value up and the parent aggregates.
 */
export function hoistsAggregates(node: ReadNode): boolean {
  return node.embedding === "spread-one";
}

export function spreadColumns(node: ReadNode): SpreadColumn[] {
  const own = node.columns.map(
    ({ field, label, aggregate, aggregateCast }): SpreadColumn => ({
      name: label ?? field.name,
      ...(aggregate && { aggregate }),
      ...(aggregateCast !== undefined && { aggregateCast }),
    }),
  );
  const below = node.children.flatMap((child) =>
    child.embedding.startsWith("spread") ? spreadColumns(child) : [{ name: labelOf(child) }],
  );
  return [...own, ...below];
}

export function aggregateSql(
  aggregate: Aggregate,
  cast: string | undefined,
  operand: string,
): string {
  const call = `${aggregate}(${operand})`;
  return cast === undefined ? call : `cast(${call} as ${cast})`;
}
