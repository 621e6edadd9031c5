import { escapeIdentifier } from "pg";
import { type Condition, SubscriptionError } from "../entries/filters.ts";
import type { Change } from "../replication/change.ts";
import type { Column, Table } from "./catalogue.ts";

/** A statement and its parameters, in the shape `pg` takes. */
export type Statement = { text: string; values: unknown[] };

const SYMBOLS = {
  eq: "=",
  neq: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
} as const;

/**
 * Asks for one changed row by its key, as the current role may see it. One row or none: `records`
 * (JSON text per projection), `old_record` (the key before the change) and `matches` (one boolean
 * per filter). A deleted row is gone: only its key is returned, and a filter on another column
 * never matches.
 */
export function visibilityStatement(
  change: Change,
  table: Table,
  projections: Column[][],
  filters: Condition[][],
): Statement {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const before = new Map(
    table.key.map((column) => {
      const logged = change.before?.[column.name] ?? change.row?.[column.name] ?? null;
      return [column, `${parameter(logged)}::${column.sqlType}`];
    }),
  );
  const oldRecord = keyObject(before);
  if (change.row === null) {
    const matches = filters.map((filter) =>
      conjunction(filter, table, parameter, (c) => before.get(c)),
    );
    const text = `select '{}'::text[] as records, ${oldRecord} as old_record, ${array(matches)} as matches`;
    return { text, values };
  }
  const row = change.row;
  const matches = filters.map((filter) => conjunction(filter, table, parameter, columnOf));
  const records = projections.map((columns) => {
    const list = columns.map((column) => columnOf(column)).join(", ");
    return `(select row_to_json(r)::text from (select ${list}) r)`;
  });
  const where = table.key.map(
    (column) => `${columnOf(column)} = ${parameter(row[column.name])}::${column.sqlType}`,
  );
  return {
    text: `select array[${records.join(", ")}]::text[] as records, ${oldRecord} as old_record,
             ${array(matches)} as matches
           from ${tableName(table)} t where ${where.join(" and ")}`,
    values,
  };
}

/** Makes Postgres judge a filter's columns, operators and values without reading a row. */
export function validationStatement(table: Table, filter: Condition[]): Statement {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const condition = conjunction(filter, table, parameter, columnOf);
  return { text: `select ${condition} from ${tableName(table)} t limit 0`, values };
}

function conjunction(
  filter: Condition[],
  table: Table,
  parameter: (value: unknown) => string,
  sourceOf: (column: Column) => string | undefined,
): string {
  const parts = filter.map((condition) => {
    const column = table.columns.find((candidate) => candidate.name === condition.column);
    if (!column) throw new SubscriptionError(`invalid column for filter ${condition.column}`);
    const value = sourceOf(column);
    if (value === undefined) return "false";
    const comparison = compare(value, column, condition, parameter);
    return condition.negated ? `not (${comparison})` : `(${comparison})`;
  });
  return parts.length === 0 ? "true" : `coalesce(${parts.join(" and ")}, false)`;
}

function compare(
  left: string,
  column: Column,
  { operator, values }: Condition,
  parameter: (value: unknown) => string,
): string {
  const [value = ""] = values;
  switch (operator) {
    case "in":
      return `${left} = any (${parameter(values)}::${column.sqlType}[])`;
    case "is":
      // One of four words: parseFilter lets no other through.
      return `${left} is ${value}`;
    case "isdistinct": {
      const right = value === "null" ? null : value;
      return `${left} is distinct from ${parameter(right)}::${column.sqlType}`;
    }
    case "like":
    case "ilike":
    case "match":
    case "imatch":
      return `${left} ${SYMBOLS[operator]} ${parameter(value)}::text`;
    default:
      return `${left} ${SYMBOLS[operator]} ${parameter(value)}::${column.sqlType}`;
  }
}

function keyObject(key: Map<Column, string>): string {
  const list = [...key].map(([column, value]) => `${value} as ${escapeIdentifier(column.name)}`);
  return `(select row_to_json(k)::text from (select ${list.join(", ")}) k)`;
}

function columnOf(column: Column): string {
  return `t.${escapeIdentifier(column.name)}`;
}

function tableName(table: Table): string {
  return `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`;
}

function array(booleans: string[]): string {
  return `array[${booleans.join(", ")}]::boolean[]`;
}
