import pg from "pg";
import { BackendError } from "../../embedded/backend-error.ts";
import { FILES_HELD } from "../../embedded/storage/held-deletes.ts";
import {
  type Applied,
  countLargeObjects,
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
    await client.query("begin isolation level repeatable read, read only");
    const { tables, unreadable } = await readTables(client);
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
