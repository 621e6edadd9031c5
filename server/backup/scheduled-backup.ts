import path from "node:path";
import { readEnv } from "../env.ts";
import { backupName, keepNewest } from "./backup-folder.ts";
import { openSource } from "./open-source.ts";
import { summaryOf } from "./summary.ts";
import { writeBackup } from "./write-backup.ts";

/** The program of one scheduled backup (keep-backing-up.ts). */

// Nobody waits for it any longer.
process.on("disconnect", () => process.exit(1));
const env = readEnv(process.env);
const { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: passphrase } = env;
const source = await openSource(env, (_level, message) => console.error(message));
const file = path.join(folder, backupName("scheduled", passphrase));
const { manifest } = await writeBackup(source, file, passphrase);
await source.close();
keepNewest(folder, "scheduled", env.BACKUP_KEEP);
console.log(`Backed up to ${file}: ${summaryOf(manifest)}`);
process.exit(0);
