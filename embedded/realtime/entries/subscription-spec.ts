import { createHash } from "node:crypto";
import type { ChangeKind } from "../replication/change.ts";
import { type Condition, parseFilter, SubscriptionError } from "./filters.ts";

/** One entry of a join's `postgres_changes`, understood. */
export type Spec = {
  /** Truthy, and the same for equal entries, so that equal subscribers share one frame. */
  id: number;
  /** Everything that it asks for, as two different entries may have the same id. */
  key: string;
  event: ChangeKind | "*";
  /** A name, or `*` for every one in the publication. */
  schema: string;
  table: string;
  conditions: Condition[];
  /** The columns asked for; null for all that the role may read. */
  columns: string[] | null;
};

/** The id of an entry: 48 bits of a hash of what it asks for. */
export function entryId(entry: Record<string, unknown>): number {
  return idOf(entryKey(entry));
}

function idOf(key: string): number {
  return createHash("sha256").update(key).digest().readUIntBE(0, 6) || 1;
}

function entryKey({ event, schema, table, filter, select }: Record<string, unknown>): string {
  return JSON.stringify([event, schema, table, filter, select]);
}

/** @throws SubscriptionError if the entry asks for something that cannot be served. */
export function parseSpec(entry: Record<string, unknown>): Spec {
  const { schema, table, filter } = entry;
  const columns = parseSelect(entry.select);
  const key = entryKey(entry);
  const base = { id: idOf(key), key, event: parseEvent(entry.event), columns };
  if (isName(schema) && isName(table)) {
    if (columns && (schema === "*" || table === "*")) throw wildcardSelect();
    const conditions = typeof filter === "string" ? parseFilter(filter) : [];
    return { ...base, schema, table, conditions };
  }
  if (
    isAbsent(filter) &&
    (isName(schema) || isName(table)) &&
    (isAbsent(schema) || isAbsent(table))
  ) {
    const spec = { schema: isName(schema) ? schema : "public", table: isName(table) ? table : "*" };
    if (columns && spec.table === "*") throw wildcardSelect();
    return { ...base, ...spec, conditions: [] };
  }
  throw new SubscriptionError(
    "No subscription params provided. Please provide at least a `schema` or `table` to subscribe to",
  );
}

function parseEvent(event: unknown): ChangeKind | "*" {
  const name = typeof event === "string" ? event.toUpperCase() : "*";
  return name === "INSERT" || name === "UPDATE" || name === "DELETE" ? name : "*";
}

function parseSelect(select: unknown): string[] | null {
  if (isAbsent(select)) return null;
  if (!Array.isArray(select)) {
    throw new SubscriptionError(
      "Error parsing `select` params: expected a list of column name strings",
    );
  }
  const names = select.filter((name) => typeof name === "string");
  return names.length > 0 ? names : null;
}

function wildcardSelect(): SubscriptionError {
  return new SubscriptionError(
    "Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.",
  );
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}
