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

type Pair = { startup: StartupFacts; investor: InvestorFacts };

/** A pair as the searcher may know it. */
type ToldPair = Pair & {
  /** The same with the amounts that the other side states in private, if it does. */
  withAmounts: Pair | undefined;
};

/** As many as anybody would read beside a match. */
const MOST = 20;

/** One of several is enough here (rank/wishes.ts): "food, farming or payments". Traits are all wanted. */
const OF_CHOICE: ReadonlySet<Constraint["about"]> = new Set([
  "field",
  "stage",
  "market",
  "base",
  "registration",
  "investorType",
]);

/** What ranking finds on each point of the searcher's criteria; alternatives count as one point. */
export function comparePoints(pair: ToldPair, direction: MatchDirection): ComparedPoint[] {
  const asking = direction === "startups" ? pair.startup : pair.investor;
  const compared: ComparedPoint[] = [];
  for (const point of asking.own.constraints) {
    if (compared.length === MOST) break;
    const found = compareOne(point, pair, direction);
    if (found) compared.push({ point, alternatives: [], ...found });
  }
  const withAmounts = amountsAreMet(compared, pair, direction)
    ? compared.map(meetingAmount)
    : compared;
  const choices = new Map<unknown, ComparedPoint>();
  for (const one of withAmounts) {
    const choice = choiceOf(one);
    const others = choices.get(choice);
    choices.set(choice, others ? withAlternative(others, one) : one);
  }
  return [...choices.values()];
}

/** A key that points share if a sentence names them as alternatives. */
function choiceOf({ point }: ComparedPoint): unknown {
  const { about, polarity, reading, quote, condition, unless, range } = point;
  if (isRefusal(point) || range || reading === "notUnderstood" || !OF_CHOICE.has(about))
    return point;
  return JSON.stringify([about, polarity, quote, condition, unless]);
}

const BEST_FIRST: readonly ComparedPoint["state"][] = ["met", "unknown", "unmet"];

/** Alternatives are as good as the best of them. */
function withAlternative(choice: ComparedPoint, other: ComparedPoint): ComparedPoint {
  const isBetter = BEST_FIRST.indexOf(other.state) < BEST_FIRST.indexOf(choice.state);
  const { state, basis } = isBetter ? other : choice;
  return { ...choice, state, basis, alternatives: [...choice.alternatives, other.point] };
}

/**
 * Whether the private amounts meet all points that no page answers. All of them or none: telling which single points
 * are met would reveal the amount.
 */
function amountsAreMet(
  compared: readonly ComparedPoint[],
  { withAmounts }: ToldPair,
  direction: MatchDirection,
): boolean {
  if (!withAmounts) return false;
  return compared.filter(isUnknownAmount).every(({ point }) => {
    return comparePages(point, withAmounts, direction)?.state === "met";
  });
}

function isUnknownAmount({ point: { about, range }, state }: ComparedPoint): boolean {
  return state === "unknown" && range !== null && (about === "cheque" || about === "raising");
}

function meetingAmount(one: ComparedPoint): ComparedPoint {
  return isUnknownAmount(one) ? { ...one, state: "met", basis: null } : one;
}

const UNKNOWN: Found = { state: "unknown", basis: null };

function compareOne(
  point: Constraint,
  { startup, investor }: Pair,
  direction: MatchDirection,
): Found | undefined {
  const { about, reading } = point;
  // Such a point says that there is nothing to compare.
  if (about === "newDeals") return undefined;
  if (about === "everySector") return isRefusal(point) ? undefined : { state: "met", basis: null };
  if (reading === "notUnderstood") return UNKNOWN;
  if (about === "rival") {
    const [rival] = competitorsAmong(startup, investor);
    return rival ? { state: "unmet", basis: { kind: "backed", company: rival.company } } : UNKNOWN;
  }
  return comparePages(point, { startup, investor }, direction);
}

function comparePages(point: Constraint, pair: Pair, direction: MatchDirection): Found | undefined {
  const thesis = thesisOf([asLimit(point)], true);
  return direction === "startups"
    ? compareInvestor(point, thesis, pair)
    : compareStartup(point, thesis, pair);
}

/** A wish is met just as a limit would be; only its weight differs. */
function asLimit(point: Constraint): Constraint {
  return { ...point, polarity: isRefusal(point) ? "never" : "only" };
}

function isRefusal({ polarity }: Constraint): boolean {
  return polarity === "never" || polarity === "avoid";
}
