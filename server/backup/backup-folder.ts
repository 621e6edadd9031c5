import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Why a backup was made. Those made by hand are never deleted by us. */
export type Occasion = "by-hand" | "before-migration" | "scheduled";

/** At the end of the name while it is written. */
export const PARTIAL = ".partial";

/** Such as `benih-2026-11-28T12-30-00-125Z-by-hand.tar.zst`: names sort as their moments do. */
export function backupName(occasion: Occasion, passphrase: string | undefined): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  return `benih-${time}-${occasion}.tar.zst${passphrase === undefined ? "" : ".age"}`;
}

/** Deletes all but the newest backups that were made on an occasion, and what a killed one has left. */
export function keepNewest(folder: string, occasion: Occasion, count: number): void {
  const names = namesIn(folder, occasion);
  const partial = names.filter((name) => name.endsWith(PARTIAL));
  const whole = names.filter((name) => !name.endsWith(PARTIAL));
  for (const name of [...partial, ...whole.slice(0, -count)]) rmSync(path.join(folder, name));
}

/** When the newest backup of an occasion was begun; undefined if there is none. */
export function newestIn(folder: string, occasion: Occasion): Date | undefined {
  const whole = namesIn(folder, occasion).filter((name) => !name.endsWith(PARTIAL));
  const [, day, hours, minutes, seconds, ms] =
    /^benih-(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(whole.at(-1) ?? "") ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

/** When the newest was begun that has everything: one before a migration has no files. */
export function newestWhole(folder: string): Date | undefined {
  const times = (["scheduled", "by-hand"] as const).flatMap(
    (occasion) => newestIn(folder, occasion)?.getTime() ?? [],
  );
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

/** Oldest first. */
function namesIn(folder: string, occasion: Occasion): string[] {
  if (!existsSync(folder)) return [];
  const pattern = new RegExp(`^benih-[\\dTZ-]+-${occasion}\\.tar\\.zst(\\.age)?(\\${PARTIAL})?$`);
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
}
