import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { BackendError } from "../../embedded/backend-error.ts";
import { nameOf, quoteTable, readTables, type Sequence, type Table } from "./catalogue.ts";
import { copyIn, copyOut, type Sink, setUpCopying } from "./copy-rows.ts";
import { digestRows, type TableContent } from "./row-digest.ts";

export type LoadedTable = Pick<Table, "schema" | "name"> & TableContent;

/** Puts rows into the tables of a fresh database, in one transaction. */
export type Loader = {
  table(table: Table): Sink;
  /**
   * Sets sequences and ends the transaction, then reads every table again.
   * @throws BackendError if one differs from what it was given
   */
  finish(sequences: Sequence[], expected: LoadedTable[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Empties every table (migrations put rows into some), and loads rows without triggers or foreign keys: the
 * rows of a snapshot are consistent, and triggers have already done their work on them.
 * @throws BackendError if the tables are not those that the rows come from
 */
export async function openLoader(
  superuserUrl: string,
  tables: Table[],
  /** Tables that may be missing or different. */
  without: readonly string[],
): Promise<Loader> {
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await setUpCopying(client);
    const found = (await readTables(client)).tables;
    requireSame(found, tables, without);
    // Generated columns and indexes call functions that need the usual search path.
    await client.query("reset search_path");
    await client.query("set session_replication_role = replica");
    await client.query("begin");
    // All at once: PostgreSQL refuses a table while another one refers to it.
    await client.query(`truncate ${found.map(quoteTable).join(", ")}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    table: (table) => copyIn(client, table),
    async finish(sequences, expected) {
      for (const sequence of sequences) {
        await client.query("select setval(to_regclass($1), $2, $3)", [
          quoteTable(sequence),
          sequence.lastValue,
          sequence.isCalled,
        ]);
      }
      await client.query("commit");
      await setUpCopying(client);
      await verify(client, tables, expected);
      await client.query("analyze");
    },
    close: () => client.end(),
  };
}

function requireSame(found: Table[], wanted: Table[], without: readonly string[]): void {
  const here = new Map(found.map((table) => [nameOf(table), table]));
  const names = new Set([...wanted.map(nameOf), ...without]);
  for (const table of wanted) {
    const same = here.get(nameOf(table));
    if (!same) {
      throw new BackendError(
        `${nameOf(table)} is among the data, and no migration makes it: --without ${nameOf(table)} leaves it out.`,
      );
    }
    if (!isDeepStrictEqual(byName(same), byName(table))) {
      throw new BackendError(
        `The columns of ${nameOf(table)} are not those of the data: use the version of Benih that wrote them, or --without ${nameOf(table)} to leave its rows out.`,
      );
    }
  }
  const more = found.find((table) => !names.has(nameOf(table)));
  if (more) {
    throw new BackendError(
      `${nameOf(more)} is missing among the data: use the version of Benih that wrote them.`,
    );
  }
}

/** Columns may have another order if some were added by hand. */
function byName({ columns }: Table): Map<string, string> {
  return new Map(columns.map(({ name, type }) => [name, type]));
}

async function verify(client: pg.Client, tables: Table[], expected: LoadedTable[]): Promise<void> {
  const wanted = new Map(expected.map((table) => [nameOf(table), table]));
  for (const table of tables) {
    const rows = digestRows();
    for await (const chunk of copyOut(client, table)) rows.update(chunk);
    const found = rows.result();
    const { rows: count, digest } = wanted.get(nameOf(table)) ?? {};
    if (found.rows !== count || found.digest !== digest) {
      throw new BackendError(
        `${nameOf(table)} has other rows than it was given (${found.rows} of ${count}).`,
      );
    }
  }
}
