import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Why a backup was made. Those made by hand are never deleted by us. */
export type Occasion = "by-hand" | "before-migration" | "scheduled";

/** Such as `benih-2026-11-28T12-30-00-125Z-by-hand.tar.zst`: names sort as their moments do. */
export function backupName(occasion: Occasion, passphrase: string | undefined): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  return `benih-${time}-${occasion}.tar.zst${passphrase === undefined ? "" : ".age"}`;
}

/** Deletes all but the newest backups that were made on an occasion. */
export function keepNewest(folder: string, occasion: Occasion, count: number): void {
  const pattern = new RegExp(`^benih-[\\dTZ-]+-${occasion}\\.tar\\.zst(\\.age)?$`);
  const made = readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
  for (const name of made.slice(0, -count)) rmSync(path.join(folder, name));
}
