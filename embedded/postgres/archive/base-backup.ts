import path from "node:path";
import { Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import pg from "pg";
import { BackendError } from "../../backend-error.ts";
import { readArchiveState } from "./archive-state.ts";
import { BASE_FILE, type Base, baseFolder, CONTENT_FILE } from "./bases.ts";
import { bytesOf, clusterEntries, openIfThere } from "./cluster-files.ts";
import { stampOf } from "./stamp.ts";
import type { ArchiveStore } from "./store.ts";

/** The time for the last segments to reach the archive. */
const ARCHIVE_LIMIT = "10min";

type Packer = ReturnType<typeof createTarPacker>["controller"];

/**
 * Copies the running cluster into the archive, compressed, while it goes on writing: with the WAL from the
 * copy's beginning on, every later moment can be recovered.
 * @throws BackendError while segments cannot be archived, as a base is worth nothing without them
 */
export async function takeBase(settings: {
  store: ArchiveStore;
  line: string;
  /** The cluster's. */
  directory: string;
  superuserUrl: string;
  /** Ends it early; then it does not count. */
  signal?: AbortSignal;
}): Promise<Base> {
  const { store, line, directory, superuserUrl, signal } = settings;
  const client = new pg.Client({ connectionString: superuserUrl });
  // If the connection is lost, the next query ends the backup.
  client.on("error", () => undefined);
  await client.connect();
  const giveUp = () => void client.end().catch(() => undefined);
  signal?.addEventListener("abort", giveUp);
  try {
    const { isFailing } = await readArchiveState(client);
    if (isFailing) {
      throw new BackendError(
        `PostgreSQL cannot archive into ${store.where}: see its message in the server's log, and try again once segments get there.`,
      );
    }
    const startedAt = new Date();
    const started = await begin(client);
    const name = stampOf(startedAt);
    const { readable, controller } = createTarPacker();
    const packed = Readable.from(chunksOf(readable)).pipe(
      createGzip({ level: constants.Z_BEST_SPEED }),
    );
    const written = store.write(`${baseFolder(line, name)}/${CONTENT_FILE}`, packed);
    // Handled at once, as nobody waits for it until the files are packed.
    written.catch((error: unknown) => controller.error(error));
    try {
      await packCluster(controller, directory, signal);
      await end(client, controller);
      controller.finalize();
    } catch (error) {
      controller.error(error);
      packed.destroy();
      await written.catch(() => undefined);
      throw error;
    }
    await written;
    const base: Base = { format: 1, name, startedAt, endedAt: new Date(), ...started };
    await store.write(`${baseFolder(line, name)}/${BASE_FILE}`, `${JSON.stringify(base)}\n`);
    return base;
  } finally {
    signal?.removeEventListener("abort", giveUp);
    // Ends a backup that was not finished, too.
    await client.end().catch(() => undefined);
  }
}

async function begin(client: pg.Client): Promise<{ firstSegment: string; version: string }> {
  // The archive has its own time limit, below; a checkpoint of a large site takes longer.
  await client.query("set statement_timeout = 0");
  const { rows } = await client.query<{ lsn: string; version: string }>(
    "select pg_backup_start($1, fast => true)::text as lsn, current_setting('server_version') as version",
    ["benih"],
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL has not begun a backup");
  const segments = await client.query<{ name: string }>("select pg_walfile_name($1) as name", [
    row.lsn,
  ]);
  return { firstSegment: segments.rows[0]?.name ?? "", version: row.version };
}

/** Waits until the archive has all that the backup needs. */
async function end(client: pg.Client, packer: Packer): Promise<void> {
  await client.query(`set statement_timeout = '${ARCHIVE_LIMIT}'`);
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
    "select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => true)",
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL has not ended the backup");
  await packText(packer, "backup_label", row.labelfile);
  if (row.spcmapfile !== "") await packText(packer, "tablespace_map", row.spcmapfile);
}

async function packCluster(
  packer: Packer,
  directory: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  for await (const { name, isFolder } of clusterEntries(directory)) {
    signal?.throwIfAborted();
    if (isFolder) {
      await packer.add({ name: `${name}/`, size: 0, type: "directory", mode: 0o700 }).close();
      continue;
    }
    const handle = await openIfThere(path.join(directory, name));
    if (!handle) continue;
    try {
      const { size } = await handle.stat();
      const writer = packer.add({ name, size, mode: 0o600 }).getWriter();
      for await (const chunk of bytesOf(handle, size)) await writer.write(chunk);
      await writer.close();
    } finally {
      await handle.close();
    }
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

async function packText(packer: Packer, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const writer = packer.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
  await writer.write(bytes);
  await writer.close();
}
