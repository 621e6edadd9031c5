import { setImmediate as othersFirst } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { guarded } from "../../contracts/csv-guard.ts";
import { type FundingView, fundingQuery } from "../../contracts/funding-view.ts";
import type { Figure, ReadRound } from "../domain/funding/read-figures.ts";
import type { Document } from "./document.ts";

/**
 * The byte-order mark tells spreadsheets the encoding; strangers' formulas must not run in them.
 */
const CSV = {
  header: true,
  bom: true,
  cast: { boolean: String, string: guarded },
} as const;

/** Rows written at a time: more would block everybody else. */
const ROUNDS_AT_ONCE = 200;

export function figuresCsv(figures: Figure[]): Document {
  return { type: "text/csv; charset=utf-8", body: stringify(figures, CSV) };
}

/** Listed separately, so that a file without rows has headings, too. */
const ROUND_COLUMNS = [
  "announced_on",
  "startup",
  "country",
  "venture_round",
  "usd_thousand",
  "lead_investors",
  "other_investors",
  "page",
  "is_sample",
] as const;

export async function roundsCsv(rounds: ReadRound[], publicUrl: string): Promise<Document> {
  const toRow = (round: ReadRound) => roundRow(round, publicUrl);
  const csv = { ...CSV, columns: ROUND_COLUMNS };
  let body = stringify(rounds.slice(0, ROUNDS_AT_ONCE).map(toRow), csv);
  for (let from = ROUNDS_AT_ONCE; from < rounds.length; from += ROUNDS_AT_ONCE) {
    await othersFirst();
    const rows = rounds.slice(from, from + ROUNDS_AT_ONCE).map(toRow);
    body += stringify(rows, { ...csv, header: false, bom: false });
  }
  return { type: "text/csv; charset=utf-8", body };
}

function roundRow(
  round: ReadRound,
  publicUrl: string,
): Record<(typeof ROUND_COLUMNS)[number], unknown> {
  const named = (lead: boolean) =>
    round.investors.flatMap((investor) => (investor.lead === lead ? [investor.name] : []));
  return {
    announced_on: round.announced_on,
    startup: round.startup_name,
    country: round.country,
    venture_round: round.kind,
    usd_thousand: round.usd_thousand,
    lead_investors: named(true).join("; "),
    other_investors: named(false).join("; "),
    page: startupPage(publicUrl, round),
    is_sample: round.is_sample,
  };
}

/** Figures and rounds in one file, with a description of the selection. */
export function fundingJson(
  view: FundingView,
  figures: Figure[],
  rounds: ReadRound[],
  publicUrl: string,
): Document {
  const content = {
    page: `${publicUrl}/funding-tracker${fundingQuery(view)}`,
    method: `${publicUrl}/funding-tracker/method`,
    unit: "thousand USD",
    period: view.period,
    country: view.country,
    venture_round: view.ventureRound,
    figures,
    sector: view.sector,
    rounds_from: view.from,
    rounds_to: view.to,
    rounds: rounds.map(({ id: _id, ...round }) => ({
      ...round,
      page: startupPage(publicUrl, round),
    })),
  };
  return { type: "application/json; charset=utf-8", body: JSON.stringify(content, null, 2) };
}

function startupPage(publicUrl: string, { startup_slug }: Pick<ReadRound, "startup_slug">): string {
  return `${publicUrl}/startups/${startup_slug}`;
}
