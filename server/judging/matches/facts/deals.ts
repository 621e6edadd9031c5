import type { PastDeal } from "../../../../contracts/matching.ts";
import type { Stages } from "../../../language/stages.ts";
import { readText } from "../criteria/read-text.ts";
import { topicsOf } from "./topics.ts";
import { readCountry, readIndustry, readStages } from "./values.ts";

/** A past round, in the engine's terms. */
export type Deal = {
  company: string | undefined;
  industries: number[];
  concepts: ReadonlySet<number>;
  country: string | undefined;
  stages: Stages;
  /** The first and the last moment it can have happened, in UTC milliseconds. */
  from: number | undefined;
  to: number | undefined;
};

/** Whether it was a deal in the company of that name. */
export function isDealIn({ company }: Deal, name: string): boolean {
  return company?.toLowerCase() === name.toLowerCase();
}

export function readDeals(deals: readonly PastDeal[] | undefined): Deal[] {
  return (deals ?? []).map((deal) => {
    const { company, description } = splitName(deal.company);
    const concepts = new Set(topicsOf([readText(deal.description ?? description)]).weights.keys());
    return {
      company,
      industries: (deal.industries ?? []).flatMap((industry) => readIndustry(industry) ?? []),
      concepts,
      country: deal.country === undefined ? undefined : readCountry(deal.country),
      stages: deal.round === undefined ? 0 : (readStages(deal.round) ?? 0),
      ...(deal.date === undefined ? { from: undefined, to: undefined } : spanOf(deal.date)),
    };
  });
}

/** "PayKita: QR payments for stalls" names a company and says what it does. */
function splitName(text: string | undefined) {
  const [, company, description] =
    /^([^:(–—]{2,60}?)\s*(?:[:(–—]|\s-\s)\s*(.+)$/.exec(text ?? "") ?? [];
  return { company: (company ?? text)?.trim(), description };
}

function spanOf(date: string): { from: number | undefined; to: number | undefined } {
  const [year = Number.NaN, month, day] = date.slice(0, 10).split("-").map(Number);
  const from = Date.UTC(year, (month ?? 1) - 1, day ?? 1);
  const to =
    month === undefined
      ? Date.UTC(year + 1, 0, 1)
      : day === undefined
        ? Date.UTC(year, month, 1)
        : from;
  return Number.isNaN(from) ? { from: undefined, to: undefined } : { from, to };
}
