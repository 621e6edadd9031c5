/** The periods that the statement can be filtered by. */
export const PERIODS = ["all", "this_month", "last_month", "this_year", "last_year"] as const;
export type Period = (typeof PERIODS)[number];

/** Start (inclusive) and end (exclusive) in ISO 8601; undefined: no limit. */
export type Range = { from: string | undefined; before: string | undefined };

/** The months and years of a period in the reader's time zone. */
export function rangeOf(period: Period, now: Date): Range {
  const year = now.getFullYear();
  const month = now.getMonth();
  const first = (ofYear: number, ofMonth: number) => new Date(ofYear, ofMonth, 1).toISOString();
  switch (period) {
    case "all":
      return { from: undefined, before: undefined };
    case "this_month":
      return { from: first(year, month), before: undefined };
    case "last_month":
      return { from: first(year, month - 1), before: first(year, month) };
    case "this_year":
      return { from: first(year, 0), before: undefined };
    case "last_year":
      return { from: first(year - 1, 0), before: first(year, 0) };
  }
}
