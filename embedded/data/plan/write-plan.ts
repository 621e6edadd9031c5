import { ApiError } from "../errors.ts";
import type { Logic } from "../query/ast.ts";
import type { ParsedQuery } from "../query/query-string.ts";
import type { Payload } from "../request/payload.ts";
import type { Preferences } from "../request/prefer.ts";
import type { Column, Table } from "../schema-cache/model.ts";

/** The rows of a JSON body, as SQL needs to know them. */
export type BodyRows = {
  json: string;
  isObject: boolean;
  columns: Column[];
  /** `Prefer: missing=default`: keys that a row lacks take the column's default, not null. */
  fillDefaults: boolean;
};

export type Conflict = { columns: string[]; action: "merge" | "ignore" };

export type Write =
  | { kind: "insert"; rows: BodyRows; conflict?: Conflict; matching: Logic[] }
  | { kind: "update"; rows: BodyRows; where: Logic[] }
  | { kind: "delete"; where: Logic[] };

export type WriteMethod = "POST" | "PATCH" | "PUT" | "DELETE";

/** Decides what is written. All methods but DELETE have a `payload`. */
export function planWrite(
  method: WriteMethod,
  table: Table,
  query: ParsedQuery,
  payload: Payload | undefined,
  preferences: Preferences,
): Write {
  const where = rootConditions(query);
  if (where.length === 0 && (method === "PATCH" || method === "DELETE")) {
    throw unconditional(method);
  }
  if (method === "DELETE" || !payload) return { kind: "delete", where };
  const fillDefaults = preferences.missing === "default" && method !== "PUT";
  const rows = bodyRows(table, payload, fillDefaults);
  if (method === "PATCH") return { kind: "update", rows, where };
  if (method === "PUT") return planPut(table, query, rows, where);
  const conflict = conflictOf(table, query, preferences);
  return { kind: "insert", rows, matching: [], ...(conflict && { conflict }) };
}

/** Hosted projects have the extension safeupdate, which gives this answer. */
function unconditional(method: "PATCH" | "DELETE"): ApiError {
  const verb = method === "PATCH" ? "UPDATE" : "DELETE";
  return new ApiError(400, "21000", `${verb} requires a WHERE clause`);
}

function rootConditions({ filters, logic }: ParsedQuery): Logic[] {
  return [...filters, ...logic].filter(({ path }) => path.length === 0).map(({ value }) => value);
}

function bodyRows(
  table: Table,
  { json, isObject, keys }: Payload,
  fillDefaults: boolean,
): BodyRows {
  return { json, isObject, columns: keys.map((key) => columnNamed(table, key)), fillDefaults };
}

function columnNamed(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column) return column;
  throw new ApiError(
    400,
    "PGRST204",
    `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  );
}

function conflictOf(
  table: Table,
  { onConflict }: ParsedQuery,
  { resolution }: Preferences,
): Conflict | undefined {
  if (!resolution) return undefined;
  const columns = onConflict?.map((name) => columnNamed(table, name).name) ?? table.primaryKey;
  return { columns, action: resolution === "merge-duplicates" ? "merge" : "ignore" };
}

/** PUT names one row by its whole primary key, in the address and in the body. */
function planPut(table: Table, query: ParsedQuery, rows: BodyRows, where: Logic[]): Write {
  if (query.limits.some(({ path }) => path.length === 0)) {
    throw new ApiError(
      400,
      "PGRST114",
      "limit/offset querystring parameters are not allowed for PUT",
    );
  }
  const named = where.map((logic) => {
    if (logic.kind !== "filter" || logic.negated || logic.operation.kind !== "compare") return "";
    const { operator, quantifier } = logic.operation;
    return operator === "eq" && quantifier === undefined ? logic.field.name : "";
  });
  const key = table.primaryKey;
  const isWholeKey =
    key.length > 0 && named.length === key.length && key.every((name) => named.includes(name));
  if (!isWholeKey) {
    throw new ApiError(
      405,
      "PGRST105",
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
  return {
    kind: "insert",
    rows,
    matching: where,
    conflict: { columns: key, action: "merge" },
  };
}
