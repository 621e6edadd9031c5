import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Why a backup was made. Those made by hand are never deleted by us; a scheduled one that lacks files has
 * a different name, so that it never replaces a complete one.
 */
export type Occasion = "by-hand" | "before-migration" | "scheduled" | "scheduled-incomplete";

/** The end of its name while it is being written. */
export const PARTIAL = ".partial";

/** Such as `benih-2026-11-28T12-30-00-125Z-by-hand.tar.zst`: names sort by time. */
export function backupName(occasion: Occasion, passphrase: string | undefined): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  return `benih-${time}-${occasion}.tar.zst${passphrase === undefined ? "" : ".age"}`;
}

/** Deletes all but the newest backups of an occasion, and the rest of a killed one. */
export function keepNewest(folder: string, occasion: Occasion, count: number): void {
  dropPartial(folder, occasion);
  const whole = namesIn(folder, occasion).slice(0, -count);
  for (const name of whole) rmSync(path.join(folder, name));
}

/**
 * Deletes the rest of a killed backup, to which nobody has written for some time, as another one may be in
 * progress.
 */
export function dropPartial(folder: string, occasion: Occasion, leftAfterMs = 0): void {
  const partial = namesIn(folder, occasion).filter((name) => name.endsWith(PARTIAL));
  for (const file of partial.map((name) => path.join(folder, name))) {
    if (statSync(file).mtimeMs <= Date.now() - leftAfterMs) rmSync(file);
  }
}

/** When the newest scheduled backup was begun, even if incomplete; undefined if there is none. */
export function newestScheduled(folder: string): Date | undefined {
  return newestOf(folder, ["scheduled", "scheduled-incomplete"]);
}

/** When the newest complete backup was begun; those before a migration have no files. */
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
