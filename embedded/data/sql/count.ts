import type { ReadNode } from "../plan/read-node.ts";
import { logicSql } from "./filter.ts";
import { fromSql, joinConditions, presenceTarget } from "./read.ts";
import type { Parameters } from "./text.ts";

/**
 * One row for each row that the node matches, without its limit. Embeds count only where they
 * decide about it: by `!inner`, or by a filter on their presence.
 */
export function countSql(node: ReadNode, from: string, parameters: Parameters): string {
  const conditions = [
    ...node.where.map((logic) =>
      logicSql(node, logic, parameters, (filter) => {
        const child = presenceTarget(node, filter);
        if (!child) return undefined;
        return `${filter.negated ? "" : "not "}exists (${countSql(child, from, parameters)})`;
      }),
    ),
    ...joinConditions(node),
    ...node.children
      .filter(({ join }) => join === "inner")
      .map((child) => `exists (${countSql(child, from, parameters)})`),
  ];
  const where = conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
  return `select 1 from ${fromSql(node, from)}${where}`;
}
