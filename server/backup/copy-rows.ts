import { once } from "node:events";
import { finished } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { quoteTable, type Table } from "./catalogue.ts";

/** Takes bytes in order; `write` resolves when it is ready for more. */
export type Sink = { write(chunk: Uint8Array): Promise<void>; end(): Promise<void> };

/**
 * Rows are written and read as text that means the same in every session, whatever the settings of the
 * database or the login: nothing is rounded, filtered by policies, or ended by time limits.
 */
const SESSION = {
  DateStyle: "ISO",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
  extra_float_digits: "3",
  bytea_output: "hex",
  client_encoding: "UTF8",
  row_security: "off",
  search_path: "",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_in_transaction_session_timeout: "0",
  idle_session_timeout: "0",
};

export async function setUpCopying(client: pg.ClientBase): Promise<void> {
  const set = Object.keys(SESSION).map((name, at) => `set_config('${name}', $${at + 1}, false)`);
  await client.query(`select ${set.join(", ")}`, Object.values(SESSION));
}

/** All rows of a table as text, one line each. */
export function copyOut(client: pg.ClientBase, table: Table): AsyncIterable<Uint8Array> {
  return client.query(to(`copy ${quoteTable(table)} (${columnsOf(table)}) to stdout`));
}

/**
 * Fills a table that was emptied in this transaction, so that its rows are frozen at once and need no vacuum.
 */
export function copyIn(client: pg.ClientBase, table: Table): Sink {
  const stream = client.query(
    from(`copy ${quoteTable(table)} (${columnsOf(table)}) from stdin with (freeze)`),
  );
  const done = finished(stream);
  // Reported by `write` or `end`, whichever comes next.
  done.catch(() => undefined);
  return {
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done]);
    },
    async end() {
      stream.end();
      await done;
    },
  };
}

function columnsOf({ columns }: Table): string {
  return columns.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
}
