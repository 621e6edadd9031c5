import type { ReadNode } from "../plan/read-node.ts";
import type { Conflict, Write } from "../plan/write-plan.ts";
import type { Logic } from "../query/ast.ts";
import type { Table } from "../schema-cache/model.ts";
import { BODY, bodyRowsSql } from "./body-rows.ts";
import { logicSql } from "./filter.ts";
import { ident, type Parameters, qualified } from "./text.ts";

/** How many rows an upsert has inserted, which it counts while it runs. */
export const INSERTED = "nullif(current_setting('data_api.inserted', true), '')";

/** The statement that writes. `returning` names columns; none returns 1 per row. */
export function writeSql(
  node: ReadNode,
  table: Table,
  write: Write,
  returning: readonly string[],
  parameters: Parameters,
): string {
  const target = `${qualified(table)} as ${ident(node.reference)}`;
  const columns = returning.map((name) => `${ident(node.reference)}.${column(name)}`);
  const end = ` returning ${columns.length > 0 ? columns.join(", ") : "1"}`;
  switch (write.kind) {
    case "insert":
      return `insert into ${target} ${insertSql(node, write, parameters)}${end}`;
    case "update":
      if (write.rows.columns.length === 0) {
        return `select ${columns.join(", ") || "1"} from ${target} where false`;
      }
      return `update ${target} ${updateSql(node, write, parameters)}${end}`;
    case "delete":
      return `delete from ${target}${whereSql(node, write.where, parameters)}${end}`;
  }
}

function column(name: string): string {
  return name === "*" ? "*" : ident(name);
}

function insertSql(
  node: ReadNode,
  { rows, conflict, matching }: Write & { kind: "insert" },
  parameters: Parameters,
): string {
  const names = rows.columns.map(({ name }) => ident(name));
  const into = names.length > 0 ? `(${names.join(", ")}) ` : "";
  const values = names.map((name) => `${BODY}.${name}`).join(", ");
  const merges = conflict?.action === "merge" && conflict.columns.length > 0;
  const body = { ...node, reference: "data_api_body" };
  const conditions = matching.map((logic) => logicSql(body, logic, parameters, () => undefined));
  if (merges) conditions.push(counted("+ 1"));
  const where = conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
  const source = bodyRowsSql(rows, parameters, false);
  return `${into}select ${values} from ${source}${where}${conflictSql(conflict, names)}`;
}

function conflictSql(conflict: Conflict | undefined, names: string[]): string {
  if (!conflict || conflict.columns.length === 0) return "";
  const target = ` on conflict (${conflict.columns.map(ident).join(", ")})`;
  if (conflict.action === "ignore" || names.length === 0) return `${target} do nothing`;
  const set = names.map((name) => `${name} = excluded.${name}`).join(", ");
  return `${target} do update set ${set} where ${counted("- 1")}`;
}

/**
 * Always true. `xmax` would distinguish inserts from updates too, but needs the right to select.
 */
function counted(step: string): string {
  return `set_config('data_api.inserted', (coalesce(${INSERTED}, '0')::int ${step})::text, true) is not null`;
}

function updateSql(
  node: ReadNode,
  { rows, where }: Write & { kind: "update" },
  parameters: Parameters,
): string {
  const set = rows.columns.map(({ name }) => `${ident(name)} = ${BODY}.${ident(name)}`).join(", ");
  const source = bodyRowsSql(rows, parameters, true);
  return `set ${set} from ${source}${whereSql(node, where, parameters)}`;
}

function whereSql(node: ReadNode, where: Logic[], parameters: Parameters): string {
  if (where.length === 0) return "";
  const conditions = where.map((logic) => logicSql(node, logic, parameters, () => undefined));
  return ` where ${conditions.join(" and ")}`;
}
