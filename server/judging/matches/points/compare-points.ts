import type { ComparedPoint } from "../../../../contracts/compared-points.ts";
import type { Constraint } from "../../../../contracts/constraints.ts";
import type { MatchDirection } from "../../../../contracts/matching.ts";
import { thesisOf } from "../criteria/thesis.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { competitorsAmong } from "../rank/competitors.ts";
import type { Found } from "./basis.ts";
import { compareInvestor } from "./compare-investor.ts";
import { compareStartup } from "./compare-startup.ts";

/** A pair as far as the one who asks may know it. */
type ToldPair = { startup: StartupFacts; investor: InvestorFacts; amountsFit: boolean };

/** More than anybody reads beside a match. */
const MOST = 20;

/** What the ranking's comparisons say of each point that the one who asks has set, one by one. */
export function comparePoints(pair: ToldPair, direction: MatchDirection): ComparedPoint[] {
  const asking = direction === "startups" ? pair.startup : pair.investor;
  const compared: ComparedPoint[] = [];
  for (const point of asking.own.constraints) {
    if (compared.length === MOST) break;
    const found = compareOne(point, pair, direction);
    if (found) compared.push({ point, ...found });
  }
  return compared;
}

const UNKNOWN: Found = { state: "unknown", basis: null };

function compareOne(
  point: Constraint,
  { startup, investor, amountsFit }: ToldPair,
  direction: MatchDirection,
): Found | undefined {
  const { about, reading, range } = point;
  // It says that nothing is to be compared.
  if (about === "everySector" || about === "newDeals") return undefined;
  if (reading === "notUnderstood") return UNKNOWN;
  if (about === "rival") {
    const [rival] = competitorsAmong(startup, investor);
    return rival ? { state: "unmet", basis: { kind: "backed", company: rival.company } } : UNKNOWN;
  }
  const thesis = thesisOf([asLimit(point)], true);
  const found =
    direction === "startups"
      ? compareInvestor(point, thesis, { startup, investor })
      : compareStartup(point, thesis, { startup, investor });
  const isAmount = range !== null && (about === "cheque" || about === "raising");
  return found?.state === "unknown" && isAmount && amountsFit
    ? { state: "met", basis: null }
    : found;
}

/** A wish is met or not as a limit would be; how much it weighs is another question. */
function asLimit(point: Constraint): Constraint {
  const isRefusal = point.polarity === "never" || point.polarity === "avoid";
  return { ...point, polarity: isRefusal ? "never" : "only" };
}
