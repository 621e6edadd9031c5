import { gaugeOf, type Metric } from "./instruments.ts";

/**
 * How old the newest backup is that has everything.
 * @param newest when it was begun; undefined: there is none.
 * @param everyMs how often one should be made; undefined: nobody has asked for any.
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
