import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { BackendError } from "../embedded/backend-error.ts";
import { LEFT_AFTER_MS } from "../embedded/storage/blobs.ts";
import { backupName, dropPartial } from "../server/backup/backup-folder.ts";
import { openSource } from "../server/backup/open-source.ts";
import { checkBackup } from "../server/backup/read-backup.ts";
import { lackingIn, summaryOf } from "../server/backup/summary.ts";
import { writeBackup } from "../server/backup/write-backup.ts";
import { reportToOperator } from "./report-to-operator.ts";
import { serverSettings } from "./server-settings.ts";
import { typedPath } from "./typed-path.ts";

/**
 * Backs up everything, while the server runs or not (docs/operations/data.md):
 *
 *     npm run backup [-- --to <file or folder>]
 *     npm run backup -- --check <file>      reads a backup to its end and compares it with its manifest
 */
const { values } = parseArgs({ options: { to: { type: "string" }, check: { type: "string" } } });
const settings = serverSettings();
const { BACKUP_PASSPHRASE: passphrase } = settings;

try {
  const { to } = values;
  if (values.check === undefined) {
    await backUp(to === undefined ? settings.BACKUP_FOLDER : typedPath(to), to?.endsWith("/"));
  } else {
    const { header, manifest } = await checkBackup(typedPath(values.check), passphrase);
    console.log(`The backup of ${header.createdAt} is whole: ${summaryOf(manifest)}.`);
    for (const what of lackingIn(manifest)) console.error(what);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function backUp(to: string, isNamedFolder = false): Promise<void> {
  const isFolder = to === settings.BACKUP_FOLDER || isNamedFolder || isDirectory(to);
  const file = isFolder ? path.join(to, backupName("by-hand", passphrase)) : to;
  if (existsSync(file)) throw new BackendError(`${file} is there already: choose another name.`);
  if (isFolder && isDirectory(to)) dropPartial(to, "by-hand", LEFT_AFTER_MS);
  const source = await openSource(settings, reportToOperator);
  try {
    const { bytes, manifest } = await writeBackup(source, file, passphrase);
    console.log(`${file}: ${summaryOf(manifest)}, ${(bytes / 1e6).toFixed(1)} MB.`);
    if (passphrase === undefined) {
      console.log(
        "It is not encrypted: keep it as safe as the server itself, or set BACKUP_PASSPHRASE.",
      );
    }
    for (const what of lackingIn(manifest)) console.error(what);
  } finally {
    await source.close();
  }
}

function isDirectory(place: string): boolean {
  return existsSync(place) && statSync(place).isDirectory();
}
