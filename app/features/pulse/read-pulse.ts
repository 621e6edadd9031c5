import type { Database } from "../../../contracts/database.ts";
import { readFundingView } from "../../../contracts/funding-view.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import {
  type RoundRow,
  readRounds,
  readTracker,
  type TrackerRow,
} from "../funding/read-tracker.ts";

type Functions = Database["public"]["Functions"];

/** What Home shows of the market, as the tracker counts it. */
export type Pulse = {
  week: TrackerRow;
  month: TrackerRow;
  /** The week's largest disclosed amount. */
  largest: Functions["largest_funding_round"]["Returns"][number] | null;
  /** The month's, newest first, and on one day the largest first. */
  rounds: RoundRow[];
  /** The month's. */
  investors: Functions["active_investors"]["Returns"];
};

export const WEEK = readFundingView(new URLSearchParams({ period: "week" }));
export const MONTH = readFundingView(new URLSearchParams({ period: "month" }));

/** On a phone they are between the stories. */
const SHOWN_DEALS = 5;
const SHOWN_INVESTORS = 3;

/** @throws the backend's error. */
export async function readPulse(client: Reader): Promise<Pulse> {
  const [week, month, page, largest, investors] = await Promise.all([
    readTracker(client, WEEK),
    readTracker(client, MONTH),
    readRounds(client, MONTH),
    client.rpc("largest_funding_round", { period: WEEK.period }, { get: true }),
    client.rpc(
      "active_investors",
      { period: MONTH.period, page_size: SHOWN_INVESTORS },
      { get: true },
    ),
  ]);
  if (largest.error) throw largest.error;
  if (investors.error) throw investors.error;
  return {
    week: totalOf(week),
    month: totalOf(month),
    largest: largest.data[0] ?? null,
    rounds: page.rounds.toSorted(byDayAndAmount).slice(0, SHOWN_DEALS),
    investors: investors.data,
  };
}

/** Rounds of one day have no order of their own: left to chance, a small deal could hide a large one. */
export function byDayAndAmount(one: RoundRow, other: RoundRow): number {
  return (
    other.announced_on.localeCompare(one.announced_on) ||
    (other.usd_thousand ?? 0) - (one.usd_thousand ?? 0)
  );
}

function totalOf(rows: TrackerRow[]): TrackerRow {
  const all = rows.find(({ dimension }) => dimension === "all");
  if (!all) throw new Error("The tracker answered without its totals");
  return all;
}
