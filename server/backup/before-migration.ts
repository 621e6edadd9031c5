import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { BackendError } from "../../embedded/backend-error.ts";
import { placesIn } from "../../embedded/places.ts";
import { baseSqlFiles } from "../../embedded/postgres/base-sql.ts";
import type { Env } from "../env.ts";
import { migrations } from "../postgres/migrate.ts";
import { backupName, keepNewest } from "./backup-folder.ts";
import { readApplied } from "./catalogue.ts";

type Settings = Pick<
  Env,
  "DATA_DIR" | "backend" | "BACKUP_FOLDER" | "BACKUP_PASSPHRASE" | "BACKUP_BEFORE_MIGRATION"
>;

const KEPT = 3;

/**
 * Backs the database up before a start changes it: when data is there, and base SQL or a migration that it
 * lacks. Stored files are left out: no migration changes them. The newest three are kept.
 * @throws BackendError when there is no backup: nothing may be changed then.
 */
export async function backUpBeforeMigration(
  superuserUrl: string,
  settings: Settings,
  say: (message: string) => void,
): Promise<void> {
  if (settings.BACKUP_BEFORE_MIGRATION === "off" || !(await isBehind(superuserUrl))) return;
  const { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: passphrase } = settings;
  const { writeBackup } = await import("./write-backup.ts");
  const file = path.join(folder, backupName("before-migration", passphrase));
  try {
    const { secretsFile = placesIn(settings.DATA_DIR).secrets } = settings.backend;
    const secrets = readFileSync(secretsFile, "utf8");
    await writeBackup({ databaseUrl: superuserUrl, secrets }, file, passphrase);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackendError(
      `The database must be changed for this version, and could not be backed up to ${folder} before that (${reason}): make room, set BACKUP_FOLDER, or go without with BACKUP_BEFORE_MIGRATION=off.`,
    );
  }
  keepNewest(folder, "before-migration", KEPT);
  say(`The database was backed up to ${file} before it is changed for this version`);
}

/** Whether migrations have been applied, and not all. */
async function isBehind(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const applied = await readApplied(client);
    if (applied.migrations.length === 0) return false;
    const there = new Set([...applied.base, ...applied.migrations]);
    const wanted = [...baseSqlFiles(), ...migrations().map(({ version }) => version)];
    return wanted.some((key) => !there.has(key));
  } finally {
    await client.end();
  }
}
