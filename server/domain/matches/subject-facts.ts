import type { Constraint } from "../../../contracts/constraints.ts";
import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import {
  type InvestorFacts,
  readInvestorFacts,
} from "../../judging/matches/facts/investor-facts.ts";
import { readStartupFacts, type StartupFacts } from "../../judging/matches/facts/startup-facts.ts";
import { withInvestorsRefusals, withStartupsRefusals } from "./refusals.ts";

/** Candidates that the person marked as no fit, with the reasons. */
type Refusing = { refused: { reason: string }[] };

export function startupFactsOf(
  person: Refusing & { profile: StartupToMatch },
  reading?: readonly Constraint[],
): StartupFacts {
  return withStartupsRefusals(readStartupFacts(person.profile, reading), reasonsOf(person));
}

export function investorFactsOf(
  person: Refusing & { profile: InvestorToMatch },
  reading?: readonly Constraint[],
): InvestorFacts {
  return withInvestorsRefusals(readInvestorFacts(person.profile, reading), reasonsOf(person));
}

function reasonsOf({ refused }: Refusing): string[] {
  return refused.map(({ reason }) => reason);
}
