import { newestIn } from "../backup/backup-folder.ts";
import { gaugeOf, type Metric } from "./instruments.ts";

/** Whole ones: the one before a migration has no files. */
const WHOLE = ["scheduled", "by-hand"] as const;

/**
 * How old the newest whole backup in a folder is.
 * @param everyMs how often one should be made; undefined: nobody has asked for any.
 */
export function measureBackups(folder: string, everyMs: number | undefined): Metric[] {
  const seconds = (value: number) => [{ labels: {}, value: Math.max(0, value / 1000) }];
  return [
    gaugeOf(
      {
        name: "benih_backup_age_seconds",
        help: "Since the newest backup was begun. None: since the start, or absent without BACKUP_EVERY.",
      },
      () => {
        const times = WHOLE.flatMap((occasion) => newestIn(folder, occasion)?.getTime() ?? []);
        if (times.length > 0) return seconds(Date.now() - Math.max(...times));
        return everyMs === undefined ? [] : seconds(performance.now());
      },
    ),
    gaugeOf(
      { name: "benih_backup_interval_seconds", help: "How often BACKUP_EVERY wants one." },
      () => (everyMs === undefined ? [] : seconds(everyMs)),
    ),
  ];
}
