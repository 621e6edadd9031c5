import type { Range } from "../criteria/money.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";

/** One investor rarely takes a smaller share of a round. */
const LEAST_SHARE = 0.1;
/** How many doublings too large or too small bring the score to nothing. */
const FARTHEST = 3;

/** Whether the investor's cheques fit what the startup raises, or the ticket it asks for. */
export function chequeScore(startup: StartupFacts, investor: InvestorFacts): number | undefined {
  const wanted = wantedCheque(startup);
  if (!wanted || !investor.cheque) return undefined;
  const { min, max } = investor.cheque;
  const times = Math.max(1, min / wanted.max, wanted.min / max);
  return Math.max(0, 1 - Math.log2(times) / FARTHEST);
}

/** Whether either side refuses outright the other's round, or all cheques that it can write or take. */
export function chequeIsRefused(startup: StartupFacts, investor: InvestorFacts): boolean {
  return (
    areApart(startup.criteria.chequeLimit, investor.cheque) ||
    // A cheque of the whole round is the largest that a startup can take.
    (investor.criteria.chequeLimit?.min ?? 0) > (startup.ask?.max ?? Number.POSITIVE_INFINITY) ||
    areApart(investor.criteria.askLimit, startup.ask)
  );
}

function areApart(one: Range | undefined, other: Range | undefined): boolean {
  return one !== undefined && other !== undefined && (one.max < other.min || one.min > other.max);
}

/** The range in which one cheque should be. */
function wantedCheque({ ask, criteria }: StartupFacts): Range | undefined {
  if (criteria.cheque) return criteria.cheque;
  return ask && { min: ask.min * LEAST_SHARE, max: ask.max };
}
