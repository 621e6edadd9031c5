import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { gaugeOf, type Metric } from "./instruments.ts";

/** How old the newest backup in a folder is; nothing without one. */
export function measureBackups(folder: string): Metric {
  return gaugeOf(
    {
      name: "benih_backup_age_seconds",
      help: "Since the newest complete backup was written; none: absent.",
    },
    () => {
      const newest = newestIn(folder);
      return newest === undefined
        ? []
        : [{ labels: {}, value: Math.max(0, (Date.now() - newest) / 1000) }];
    },
  );
}

/** Those of everything; what is still being written has another name. */
const BACKUP = /^benih-.*-(?:by-hand|scheduled)\.tar\.zst(?:\.age)?$/;

function newestIn(folder: string): number | undefined {
  try {
    const times = readdirSync(folder)
      .filter((name) => BACKUP.test(name))
      .map((name) => statSync(path.join(folder, name)).mtimeMs);
    return times.length === 0 ? undefined : Math.max(...times);
  } catch {
    // No folder, or one file gone in between: the next scrape sees.
    return undefined;
  }
}
