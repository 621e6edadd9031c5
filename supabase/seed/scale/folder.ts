import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { BackendError } from "../../../embedded/backend-error.ts";
import { openDataDirectory } from "../../../embedded/data-directory.ts";
import { loadSecrets } from "../../../embedded/gateway/secrets.ts";
import type { Log } from "../../../embedded/log.ts";
import { placesIn } from "../../../embedded/places.ts";
import { applyBaseSql } from "../../../embedded/postgres/base-sql.ts";
import { startCluster } from "../../../embedded/postgres/cluster.ts";
import { stopLeftover } from "../../../embedded/postgres/leftover.ts";
import { writeFileWhole } from "../../../embedded/write-file-whole.ts";
import { migrate } from "../../../server/postgres/migrate.ts";

/** A data folder for `DATA_DIR`: the product can run on it. */
export type ScaleFolder = {
  /** Connects as `postgres`, the owner of the data; every migration is applied. */
  databaseUrl: string;
  close(): Promise<void>;
};

const MARKER = "scale.json";
const state = z.object({ news: z.number(), finished: z.boolean() });
type State = z.infer<typeof state>;

/** The default folder for content with that many articles. */
export function defaultFolder(news: number): string {
  return path.resolve(process.env.DATA_DIR || "./data", `scale-${news}`);
}

/**
 * The number of articles loaded completely; undefined when none were, or a load was interrupted.
 */
export function finishedNews(folder: string): number | undefined {
  const found = readState(folder);
  return found?.finished ? found.news : undefined;
}

/**
 * Prepares the folder to be filled from scratch; the remains of an interrupted load are removed.
 */
export async function clearFolder(folder: string, news: number): Promise<void> {
  if (path.dirname(folder) === path.dirname(defaultFolder(0))) claim(path.dirname(folder));
  if (readState(folder) === undefined && !isEmpty(folder)) {
    throw new BackendError(`${folder} holds something else: choose another folder with --data.`);
  }
  const held = openDataDirectory(folder);
  const cluster = clusterIn(folder);
  if (existsSync(cluster)) await stopLeftover(cluster);
  rmSync(cluster, { recursive: true, force: true });
  writeState(folder, { news, finished: false });
  held.release();
}

export function markFinished(folder: string, news: number): void {
  writeState(folder, { news, finished: true });
}

/**
 * Starts the folder's PostgreSQL and applies the migrations that it lacks.
 * @throws BackendError when a server or a measurement runs on the folder.
 */
export async function openFolder(folder: string): Promise<ScaleFolder> {
  const held = openDataDirectory(folder);
  const { databasePasswords } = await loadSecrets(placesIn(folder).secrets);
  const { url, superuserUrl, stop } = await startCluster({
    directory: clusterIn(folder),
    superuserPassword: databasePasswords.supabase_admin,
    log: report,
  });
  const databaseUrl = url("postgres", databasePasswords.postgres);
  const close = async () => {
    await stop();
    held.release();
  };
  try {
    await applyBaseSql(superuserUrl, databasePasswords);
    await migrate(databaseUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return { databaseUrl, close };
}

/**
 * Our folder is inside the product's own: unmarked, its first start would refuse the folder as
 * foreign.
 */
function claim(folder: string): void {
  if (isEmpty(folder)) openDataDirectory(folder).release();
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

function readState(folder: string): State | undefined {
  const file = path.join(folder, MARKER);
  return existsSync(file) ? state.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function writeState(folder: string, now: State): void {
  writeFileWhole(path.join(folder, MARKER), `${JSON.stringify(now)}\n`, 0o644);
}

function clusterIn(folder: string): string {
  return placesIn(folder).cluster;
}

const report: Log = (level, message, details) => {
  if (level !== "info") console.error(message, details ?? "");
};
