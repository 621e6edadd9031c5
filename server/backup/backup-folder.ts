import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Why a backup was made. Those made by hand are never deleted by us; a scheduled one that lacks files
 * has a name of its own, so that it never takes the place of one that has them.
 */
export type Occasion = "by-hand" | "before-migration" | "scheduled" | "scheduled-incomplete";

/** At the end of the name while it is written. */
export const PARTIAL = ".partial";

/** Such as `benih-2026-11-28T12-30-00-125Z-by-hand.tar.zst`: names sort as their moments do. */
export function backupName(occasion: Occasion, passphrase: string | undefined): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  return `benih-${time}-${occasion}.tar.zst${passphrase === undefined ? "" : ".age"}`;
}

/** Deletes all but the newest backups that were made on an occasion, and what a killed one has left. */
export function keepNewest(folder: string, occasion: Occasion, count: number): void {
  dropPartial(folder, occasion);
  const whole = namesIn(folder, occasion).slice(0, -count);
  for (const name of whole) rmSync(path.join(folder, name));
}

/**
 * Deletes what a killed backup has left: nobody has written to it for some time, where another one may be
 * under way.
 */
export function dropPartial(folder: string, occasion: Occasion, leftAfterMs = 0): void {
  const partial = namesIn(folder, occasion).filter((name) => name.endsWith(PARTIAL));
  for (const file of partial.map((name) => path.join(folder, name))) {
    if (statSync(file).mtimeMs <= Date.now() - leftAfterMs) rmSync(file);
  }
}

/** When the newest scheduled backup was begun, whatever it lacks; undefined if there is none. */
export function newestScheduled(folder: string): Date | undefined {
  return newestOf(folder, ["scheduled", "scheduled-incomplete"]);
}

/** When the newest was begun that has everything: one before a migration has no files. */
export function newestWhole(folder: string): Date | undefined {
  return newestOf(folder, ["scheduled", "by-hand"]);
}

function newestOf(folder: string, occasions: readonly Occasion[]): Date | undefined {
  const newest = occasions
    .flatMap((occasion) => namesIn(folder, occasion))
    .filter((name) => !name.endsWith(PARTIAL))
    .sort()
    .at(-1);
  const [, day, hours, minutes, seconds, ms] =
    /^benih-(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(newest ?? "") ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

/** Oldest first. */
function namesIn(folder: string, occasion: Occasion): string[] {
  if (!existsSync(folder)) return [];
  const pattern = new RegExp(`^benih-[\\dTZ-]+-${occasion}\\.tar\\.zst(\\.age)?(\\${PARTIAL})?$`);
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
}
