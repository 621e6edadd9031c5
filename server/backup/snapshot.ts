import pg from "pg";
import { BackendError } from "../../embedded/backend-error.ts";
import { FILES_HELD } from "../../embedded/storage/held-deletes.ts";
import {
  type Applied,
  countLargeObjects,
  quoteTable,
  readApplied,
  readSequences,
  readTables,
  type Sequence,
  type Table,
} from "./catalogue.ts";
import { copyOut, setUpCopying } from "./copy-rows.ts";

/** A database as it was at one moment, however long it takes to read it. */
export type Snapshot = {
  tables: Table[];
  /** Descriptions of what this login may not read. */
  leftOut: string[];
  applied: Applied;
  /** Such as `17.10`. */
  postgresVersion: string;
  rows(table: Table): AsyncIterable<Uint8Array>;
  sequences(): Promise<Sequence[]>;
  /** The stored files that a row names, with their bucket and name. */
  files(): Promise<FileOfRow[]>;
  /** Lets the database go on cleaning up; files are held until `close`. */
  release(): Promise<void>;
  close(): Promise<void>;
};

const MOST_ATTEMPTS = 5;
/** The table has been dropped meanwhile. */
const GONE = "42P01";

/**
 * Begins the snapshot with a lock on every table: a table truncated between the snapshot and its reading would be
 * empty in the snapshot, too.
 */
async function beginWithAll(client: pg.Client): ReturnType<typeof readTables> {
  for (let attempt = 1; ; attempt += 1) {
    const known = (await readTables(client)).tables.map(quoteTable);
    // Locks take no snapshot: it is taken by the first query, when they are all held.
    await client.query("begin isolation level repeatable read, read only");
    try {
      if (known.length > 0)
        await client.query(`lock table ${known.join(", ")} in access share mode`);
      const found = await readTables(client);
      const isLocked = found.tables.every((table) => known.includes(quoteTable(table)));
      if (isLocked || attempt === MOST_ATTEMPTS) return found;
    } catch (error) {
      const isGone = error instanceof pg.DatabaseError && error.code === GONE;
      if (!isGone || attempt === MOST_ATTEMPTS) throw error;
    }
    await client.query("rollback");
  }
}

export type FileOfRow = { version: string; bucket: string; name: string };

/** The other backup will end by itself, so nothing needs to be done. */
export class BackupRunning extends BackendError {}

/**
 * Opens a snapshot. From before it is taken until it is closed, no stored file is deleted, so that every file
 * that a row of the snapshot names can be read (embedded/storage/held-deletes.ts).
 * @throws BackendError if another backup of this database is running
 */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // If the connection is lost, the running statement fails, or else the next one.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await setUpCopying(client);
    const { rows: held } = await client.query<{ isHeld: boolean }>(
      `select pg_try_advisory_lock($1) as "isHeld"`,
      [FILES_HELD],
    );
    if (!held[0]?.isHeld) {
      throw new BackupRunning("Another backup of this database is running: wait until it is done.");
    }
    await client.query("set synchronize_seqscans = off");
    const { tables, unreadable } = await beginWithAll(client);
    const largeObjects = await countLargeObjects(client);
    const { rows: server } = await client.query<{ version: string }>(
      "select split_part(current_setting('server_version'), ' ', 1) as version",
    );
    return {
      tables,
      leftOut: [...unreadable, ...(largeObjects > 0 ? [`${largeObjects} large objects`] : [])],
      applied: await readApplied(client),
      postgresVersion: server[0]?.version ?? "",
      rows: (table) => copyOut(client, table),
      sequences: () => readSequences(client),
      async files() {
        const { rows } = await client.query<FileOfRow>(
          `select distinct on (version) version, bucket_id as bucket, name
             from storage.objects where version is not null order by version`,
        );
        return rows;
      },
      release: async () => void (await client.query("commit")),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
