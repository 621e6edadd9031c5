import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { z } from "zod";
import { BackendError } from "../../embedded/backend-error.ts";
import { placesIn } from "../../embedded/places.ts";
import { baseSqlFiles } from "../../embedded/postgres/base-sql.ts";
import { writeFileWhole } from "../../embedded/write-file-whole.ts";
import type { Env } from "../env.ts";
import { migrations } from "../postgres/migrate.ts";
import { backupName, dropPartial, keepNewest } from "./backup-folder.ts";
import { readApplied } from "./catalogue.ts";

type Settings = Pick<
  Env,
  "DATA_DIR" | "backend" | "BACKUP_FOLDER" | "BACKUP_PASSPHRASE" | "BACKUP_BEFORE_MIGRATION"
>;

const KEPT = 3;

/** Kept during an update: its backup, and what had been applied before. */
const mark = z.object({ backup: z.string(), applied: z.array(z.string()) });

/**
 * Backs the database up before a start changes it: if it has data, and lacks base SQL or a migration, ours or the
 * job queue's. Stored files are left out, as no migration changes them. Migrations are applied one by one: if an
 * update fails halfway and is tried again, the backup from before its first migration remains the only one.
 * @throws BackendError if there is no backup; then nothing may be changed
 */
export async function backUpBeforeMigration(
  superuserUrl: string,
  settings: Settings,
  say: (message: string) => void,
): Promise<void> {
  if (settings.BACKUP_BEFORE_MIGRATION === "off") return;
  const { applied, isBehind } = await look(superuserUrl);
  if (!isBehind) return;
  const { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: passphrase } = settings;
  const earlier = readMark(settings.DATA_DIR);
  const isHalfway = earlier !== undefined && applied.some((key) => !earlier.applied.includes(key));
  if (isHalfway) {
    say(`The update goes on that began after the backup ${earlier.backup}`);
    return;
  }
  const { writeBackup } = await import("./write-backup.ts");
  const { BackupRunning } = await import("./snapshot.ts");
  const file = path.join(folder, backupName("before-migration", passphrase));
  try {
    dropPartial(folder, "before-migration");
    const { secretsFile = placesIn(settings.DATA_DIR).secrets } = settings.backend;
    const secrets = readFileSync(secretsFile, "utf8");
    await writeBackup({ databaseUrl: superuserUrl, secrets }, file, passphrase);
  } catch (error) {
    if (error instanceof BackupRunning) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackendError(
      `The database must be changed for this version, and could not be backed up to ${folder} before that (${reason}): make room, set BACKUP_FOLDER, or go without with BACKUP_BEFORE_MIGRATION=off.`,
    );
  }
  writeFileWhole(
    placesIn(settings.DATA_DIR).update,
    JSON.stringify({ backup: file, applied }),
    0o644,
  );
  // An earlier backup of the same update, before which nothing has been changed either.
  if (earlier) rmSync(earlier.backup);
  say(`The database was backed up to ${file} before it is changed for this version`);
}

/**
 * Called once the database is migrated. The job queue is changed only by its first worker, so an update is over
 * when that is done, too. Then older backups of this kind may be deleted.
 */
export async function endUpdate(
  databaseUrl: string,
  { DATA_DIR, BACKUP_FOLDER }: Pick<Settings, "DATA_DIR" | "BACKUP_FOLDER">,
): Promise<void> {
  const file = placesIn(DATA_DIR).update;
  if (!existsSync(file)) return;
  const { runMigrations } = await import("graphile-worker");
  await runMigrations({ connectionString: databaseUrl });
  rmSync(file);
  keepNewest(BACKUP_FOLDER, "before-migration", KEPT);
}

/** @returns undefined if there is none, or its backup is gone. */
function readMark(dataDirectory: string): z.infer<typeof mark> | undefined {
  const file = placesIn(dataDirectory).update;
  if (!existsSync(file)) return undefined;
  const { data } = mark.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return data && existsSync(data.backup) ? data : undefined;
}

/** What has been applied, and whether it includes migrations, but not all. */
async function look(url: string): Promise<{ applied: string[]; isBehind: boolean }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { base, migrations: done, jobs } = await readApplied(client);
    const applied = [...base, ...done, ...jobs.map(ofQueue)];
    // A database without a queue gets one from its first server, which changes nothing existing.
    const queue = jobs.length > 0 ? queueMigrations() : [];
    const wanted = [...baseSqlFiles(), ...migrations().map(({ version }) => version), ...queue];
    return { applied, isBehind: done.length > 0 && wanted.some((key) => !applied.includes(key)) };
  } finally {
    await client.end();
  }
}

/** The migrations of the job queue's library, which ships them as "000018.sql" and applies them itself. */
function queueMigrations(): string[] {
  const folder = new URL("../sql/", import.meta.resolve("graphile-worker"));
  return readdirSync(folder).map((file) => ofQueue(Number.parseInt(file, 10)));
}

function ofQueue(id: string | number): string {
  return `job queue ${id}`;
}
