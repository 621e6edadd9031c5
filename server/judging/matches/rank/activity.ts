import { DAY_MS } from "../../../../contracts/days.ts";
import type { Deal } from "../facts/deals.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptOf } from "../lexicon/concepts.ts";

/** Deals of the last 12 months count as activity (spec: smart match). */
const YEAR = 365 * DAY_MS;

const ONE_DEAL = 0.55;
const EACH_MORE = 0.1;
const MOST = 0.85;
/** A startup without a round in the last year is no worse company. */
const QUIET_STARTUP = 0.4;

/** Whether the investor invested in the last 12 months, best of all in the startup's field. */
export function investorActivity(
  startup: StartupFacts,
  investor: InvestorFacts,
  today: number,
): number | undefined {
  if (!investor.deals.some(({ from }) => from !== undefined)) return undefined;
  const recent = investor.deals.filter((deal) => isRecent(deal, today));
  if (recent.length === 0) return 0;
  if (recent.some((deal) => isRelated(deal, startup))) return 1;
  return Math.min(MOST, ONE_DEAL + EACH_MORE * (recent.length - 1));
}

/** Whether the startup closed a round in the last 12 months. */
export function startupActivity({ rounds }: StartupFacts, today: number): number | undefined {
  if (!rounds.some(({ from }) => from !== undefined)) return undefined;
  return rounds.some((round) => isRecent(round, today)) ? 1 : QUIET_STARTUP;
}

export function isRecent({ from, to }: Deal, today: number): boolean {
  return from !== undefined && to !== undefined && from <= today && to >= today - YEAR;
}

/** Whether a deal was in an industry or sector of the startup. */
export function isRelated(deal: Deal, { industries, topics }: StartupFacts): boolean {
  if (deal.industries.some((industry) => industries.includes(industry))) return true;
  for (const concept of deal.concepts) {
    const { group } = conceptOf(concept);
    if (group === "industry" && industries.includes(concept)) return true;
    if (group === "sector" && topics.weights.has(concept)) return true;
  }
  return false;
}
