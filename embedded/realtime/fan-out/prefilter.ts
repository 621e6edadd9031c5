import type { Condition } from "../entries/filters.ts";
import type { LoggedRow } from "../replication/change.ts";
import type { Table } from "../visibility/catalogue.ts";

const INTEGERS = new Set(["int2", "int4", "int8"]);
const CANONICAL_INTEGER = /^(?:0|-?[1-9]\d*)$/;
const CANONICAL_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether the logged row certainly fails the filter: an equality on a type whose text form is
 * unique. It saves Postgres a question per subscriber when thousands follow one row each; Postgres
 * decides everything else.
 */
export function surelyFails(filter: Condition[], row: LoggedRow, table: Table): boolean {
  return filter.some((condition) => {
    if (condition.negated || !["eq", "in"].includes(condition.operator)) return false;
    const logged = row[condition.column];
    if (logged === undefined) return false;
    if (logged === null) return true;
    const type = table.columns.find((column) => column.name === condition.column)?.type;
    return condition.values.every((value) => surelyDiffers(type, logged, value));
  });
}

function surelyDiffers(type: string | undefined, logged: string, value: string): boolean {
  if (type === "text" || type === "varchar") return logged !== value;
  if (type === "uuid") {
    const lower = value.toLowerCase();
    return CANONICAL_UUID.test(lower) && logged !== lower;
  }
  return INTEGERS.has(type ?? "") && CANONICAL_INTEGER.test(value) && logged !== value;
}
