import { COUNTRIES, FUNDING_KINDS, INDUSTRIES } from "./catalogue.ts";
import { FUNDING_MEASURES, type FundingMeasure, type FundingPeriod } from "./funding.ts";
import { UUID } from "./uuid.ts";

/** The whole state of the funding tracker, as in the address. */
export type FundingView = {
  period: FundingPeriod;
  measure: FundingMeasure;
  country: string | null;
  ventureRound: string | null;
  /** The startup's first sector; it filters only the list of rounds. */
  sector: string | null;
  /** The days of one bar of the chart; they filter only the list of rounds. */
  from: string | null;
  to: string | null;
  /** The list of rounds continues after this one. */
  after: string | null;
};

/** The most rounds in a downloaded file; the newest are kept. */
export const MOST_DOWNLOADED_ROUNDS = 5000;

/** The tracker does not count debt as a round. */
export const TRACKED_KINDS = FUNDING_KINDS.filter((kind) => kind !== "debt");

/** In display order. */
export const PERIODS: readonly FundingPeriod[] = ["week", "month", "year"];
const USUAL_PERIOD: FundingPeriod = "month";
const USUAL_MEASURE: FundingMeasure = "rounds";

/** Reads an address; invalid parts are ignored. */
export function readFundingView(search: URLSearchParams): FundingView {
  const oneOf = <T extends string>(values: readonly T[], name: string): T | null =>
    values.find((value) => value === search.get(name)) ?? null;
  const from = day(search.get("from"));
  const to = day(search.get("to"));
  const after = search.get("after") ?? "";
  return {
    period: oneOf(PERIODS, "period") ?? USUAL_PERIOD,
    measure: oneOf(FUNDING_MEASURES, "tab") ?? USUAL_MEASURE,
    country: oneOf(COUNTRIES, "country"),
    ventureRound: oneOf(TRACKED_KINDS, "round"),
    sector: oneOf(INDUSTRIES, "sector"),
    from: from && to ? from : null,
    to: from && to ? to : null,
    after: UUID.test(after) ? after : null,
  };
}

/** The canonical query of a view, with `?`; empty for the default view. */
export function fundingQuery(view: FundingView): string {
  const search = new URLSearchParams();
  if (view.period !== USUAL_PERIOD) search.set("period", view.period);
  if (view.measure !== USUAL_MEASURE) search.set("tab", view.measure);
  if (view.country) search.set("country", view.country);
  if (view.ventureRound) search.set("round", view.ventureRound);
  if (view.sector) search.set("sector", view.sector);
  if (view.from && view.to) {
    search.set("from", view.from);
    search.set("to", view.to);
  }
  if (view.after) search.set("after", view.after);
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** A valid calendar day, as the database writes it. */
function day(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
