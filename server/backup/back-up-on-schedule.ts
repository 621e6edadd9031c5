import { renameSync } from "node:fs";
import path from "node:path";
import type { Env } from "../env.ts";
import { backupName, keepNewest } from "./backup-folder.ts";
import { lackingIn, summaryOf } from "./summary.ts";
import { type Source, writeBackup } from "./write-backup.ts";

/**
 * Backs everything up into the folder of backups, and keeps only the newest. A backup that lacks files, perhaps
 * of a folder that is not mounted, never replaces a complete one.
 */
export async function backUpOnSchedule(
  source: Source,
  env: Pick<Env, "BACKUP_FOLDER" | "BACKUP_PASSPHRASE" | "BACKUP_KEEP">,
): Promise<{ said: string; isComplete: boolean }> {
  const { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP: count } = env;
  const name = backupName("scheduled", passphrase);
  const { manifest } = await writeBackup(source, path.join(folder, name), passphrase);
  const isComplete = manifest.missingFiles.length === 0;
  const occasion = isComplete ? "scheduled" : "scheduled-incomplete";
  const file = path.join(folder, name.replace("-scheduled.", `-${occasion}.`));
  renameSync(path.join(folder, name), file);
  keepNewest(folder, occasion, count);
  const [first, ...more] = lackingIn(manifest);
  const lacking =
    first === undefined ? "" : `. ${first}${more.length ? ` And ${more.length} more.` : ""}`;
  return { said: `Backed up to ${file}: ${summaryOf(manifest)}${lacking}`, isComplete };
}
