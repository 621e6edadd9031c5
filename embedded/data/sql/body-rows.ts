import type { BodyRows } from "../plan/write-plan.ts";
import type { Column } from "../schema-cache/model.ts";
import { ident, literal, type Parameters } from "./text.ts";

export const BODY = ident("data_api_body");

/** A FROM item named `BODY` with one row per object of the body, typed as the columns are. */
export function bodyRowsSql(rows: BodyRows, parameters: Parameters, onlyFirst: boolean): string {
  const { columns, isObject, fillDefaults } = rows;
  const suffix = fillDefaults ? "jsonb" : "json";
  // One row of defaults. A parameter that the statement does not name would be refused.
  if (columns.length === 0 && isObject) return `(values (1)) ${BODY}`;
  const body = `${parameters.add(rows.json)}::${suffix}`;
  if (columns.length === 0) return `${suffix}_array_elements(${body}) ${BODY}`;
  const typed = columns.map(({ name, type }) => `${ident(name)} ${type}`).join(", ");
  if (isObject) {
    const object = fillDefaults ? `${defaults(columns)} || ${body}` : body;
    return `${suffix}_to_record(${object}) as ${BODY}(${typed})`;
  }
  const recordset = fillDefaults
    ? `jsonb_array_elements(${body}) element, jsonb_to_record(${defaults(columns)} || element) as _(${typed})`
    : `json_to_recordset(${body}) as _(${typed})`;
  return `(select _.* from ${recordset}${onlyFirst ? " limit 1" : ""}) ${BODY}`;
}

function defaults(columns: Column[]): string {
  const pairs = columns.flatMap((column) =>
    column.default === null ? [] : [`${literal(column.name)}, ${column.default}`],
  );
  return `jsonb_build_object(${pairs.join(", ")})`;
}
