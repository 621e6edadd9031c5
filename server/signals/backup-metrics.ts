import { gaugeOf, type Metric } from "./instruments.ts";

/**
 * The age of the newest complete backup.
 * @param newest when it was begun; undefined if there is none
 * @param everyMs how often one should be made; undefined if none are scheduled
 */
export function measureBackups(
  newest: () => Date | undefined,
  everyMs: number | undefined,
): Metric[] {
  const seconds = (value: number) => [{ labels: {}, value: Math.max(0, value / 1000) }];
  return [
    gaugeOf(
      {
        name: "benih_backup_age_seconds",
        help: "Since the newest backup was begun. None: since the start, or absent without BACKUP_EVERY.",
      },
      () => {
        const begun = newest();
        if (begun) return seconds(Date.now() - begun.getTime());
        return everyMs === undefined ? [] : seconds(performance.now());
      },
    ),
    gaugeOf(
      { name: "benih_backup_interval_seconds", help: "How often BACKUP_EVERY wants one." },
      () => (everyMs === undefined ? [] : seconds(everyMs)),
    ),
  ];
}
