export type ChangeKind = "INSERT" | "UPDATE" | "DELETE";

/** A tuple of the write-ahead log: values as Postgres text; undefined if not logged. */
export type LoggedRow = Record<string, string | null | undefined>;

/** One row's change, as the publication reported it. */
export type Change = {
  kind: ChangeKind;
  schema: string;
  table: string;
  /** The transaction's id, its lower 32 bits. */
  xid: number;
  /** ISO 8601, UTC, milliseconds. */
  commitTimestamp: string;
  /** The row after the change; null for DELETE. */
  row: LoggedRow | null;
  /** The logged part of the previous row, for DELETE, and for an UPDATE that changed the key. */
  before: LoggedRow | null;
};
