import { z } from "zod";

/** Reports of a month, and of a year so far (docs/decisions/0055-market-reports.md). */
const REPORT_KINDS = ["month", "year"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** With fewer rounds there is no report. */
export const LEAST_REPORTED_ROUNDS = 5;

/** The median of fewer amounts says more about the single deal than about the market. */
export const LEAST_MEDIAN_AMOUNTS = 5;

/** A company that announces a round after so long a pause is back. */
export const PAUSE_DAYS = 540;
/** A kind of round that nobody in a country has announced for so long is rare there. */
export const RARE_AFTER_DAYS = 180;

/** The totals of a period, a place or a field, without debt. */
const sums = z.object({
  rounds: z.int().min(0),
  /** Disclosed amounts only. */
  usdThousand: z.number().min(0),
  /** How many of the rounds disclosed an amount. */
  disclosed: z.int().min(0),
  /** Null with too few amounts. */
  medianUsdThousand: z.number().min(0).nullable(),
});

const group = sums.extend({ value: z.string() });
export type Group = z.output<typeof group>;

const span = sums.extend({ from: z.iso.date(), to: z.iso.date() });
export type MonthSums = z.output<typeof span>;

/** A round by the ids of its rows: companies that are no longer public are not named. */
const deal = z.object({
  round: z.uuid(),
  startup: z.uuid(),
  day: z.iso.date(),
  kind: z.string(),
  country: z.string(),
  sector: z.string(),
  usdThousand: z.number().nullable(),
  leads: z.array(z.uuid()),
});
export type Deal = z.output<typeof deal>;

const sinceDeal = deal.extend({ since: z.iso.date() });
export type DealSince = z.output<typeof sinceDeal>;

/** The figures of a report, as counted on the day it was made. */
export const reportFigures = span.extend({
  /** The earliest first; the last is the report's own month, or the year's latest. */
  months: z.array(span),
  byCountry: z.array(group),
  /** By the startup's first sector. */
  bySector: z.array(group),
  byKind: z.array(group),
  /** The largest disclosed amounts. */
  largest: z.array(deal),
  /** Investors in two rounds or more. */
  investors: z.array(z.object({ investor: z.uuid(), rounds: z.int(), led: z.int() })),
  /** Of companies with no earlier funding that we know of. */
  firstRounds: z.array(deal),
  /** Of companies that had announced none for a year and a half. */
  back: z.array(sinceDeal),
  /** Of a kind that nobody in the country had announced for half a year. */
  firstOfKind: z.array(sinceDeal),
  /** Companies whose own people published their page in that time. */
  joined: z.object({ startups: z.array(z.uuid()), investors: z.array(z.uuid()) }),
});
export type ReportFigures = z.output<typeof reportFigures>;

const company = z.object({ slug: z.string(), name: z.string(), logo: z.string() });
export type ReportedCompany = z.output<typeof company>;

/**
 * What `public.read_report` returns: the figures, and those of its companies that are public today.
 */
export const namedReport = z.object({
  figures: reportFigures,
  is_sample: z.boolean(),
  made_at: z.string(),
  startups: z.record(z.string(), company),
  investors: z.record(z.string(), company),
});
export type NamedReport = z.output<typeof namedReport>;

/** Whether a report's year was not over when it was counted. @param to its last day. */
export function isSoFar(kind: ReportKind, to: string): boolean {
  return kind === "year" && !to.endsWith("-12-31");
}

/** "More than in any month before" means little with fewer months. */
export const LEAST_COMPARED_MONTHS = 3;

/** How a month differs from every one before it; false where these are too few. */
export function recordsOf({ rounds, usdThousand, months }: ReportFigures) {
  const before = months.slice(0, -1);
  const isEvery = (compare: (month: MonthSums) => boolean) =>
    before.length >= LEAST_COMPARED_MONTHS && before.every(compare);
  return {
    months: before.length,
    isMore: isEvery((month) => rounds > month.rounds),
    isFewer: isEvery((month) => rounds < month.rounds),
    isMostMoney: isEvery((month) => usdThousand > month.usdThousand),
  };
}

const CHANGES = {
  up: { up: "changeBothUp", down: "changeMoreRounds" },
  down: { up: "changeMoreMoney", down: "changeBothDown" },
} as const;

/**
 * How rounds and money have moved since the month before, as a message of `marketReport`. Null
 * where the month set a record, which says more, where one of them has not moved, or where too
 * little is known.
 */
export function changeOf(figures: ReportFigures) {
  const { isMore, isFewer, isMostMoney } = recordsOf(figures);
  const before = figures.months.at(-2);
  if (isMore || isFewer || isMostMoney || !before) return null;
  if (before.disclosed === 0 || figures.disclosed === 0) return null;
  const rounds = directionOf(figures.rounds - before.rounds);
  const money = directionOf(figures.usdThousand - before.usdThousand);
  return rounds && money ? { message: CHANGES[rounds][money], before } : null;
}

function directionOf(difference: number): "up" | "down" | null {
  if (difference === 0) return null;
  return difference > 0 ? "up" : "down";
}

/** The report at an address: `2026-10` is a month, `2026` a year; undefined for anything else. */
export function readReportAddress(name: string): { kind: ReportKind; period: string } | undefined {
  if (/^20\d{2}$/.test(name)) return { kind: "year", period: `${name}-01-01` };
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(name)) return { kind: "month", period: `${name}-01` };
  return undefined;
}

/** The address of a report. @param period its first day. */
export function reportAddress(kind: ReportKind, period: string): string {
  return `/reports/${period.slice(0, kind === "month" ? 7 : 4)}`;
}
