import { withoutInstructions } from "../../../language/instructions.ts";
import type { Deal } from "../facts/deals.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { shownOf } from "../facts/told.ts";
import type { Phrasing } from "../words/phrasing.ts";

const MOST_DEALS = 8;

/**
 * What a model is shown of a company: public facts, in the reader's language. Nothing that only the
 * criteria reveal is among them, as the other side never sees those.
 */
function publicFacts(facts: StartupFacts | InvestorFacts, phrasing: Phrasing) {
  return facts.kind === "startup" ? startupFacts(facts, phrasing) : investorFacts(facts, phrasing);
}

function startupFacts(startup: StartupFacts, phrasing: Phrasing) {
  const { ask, criteria } = startup;
  return {
    name: nameOf(startup),
    sectors: each(startup.industries, phrasing),
    ...(startup.stage !== 0 && { stage: phrasing.stages(startup.stage) }),
    ...(startup.country !== undefined && { country: phrasing.country(startup.country) }),
    ...(ask && ask !== criteria.ask && { raises: phrasing.range(ask) }),
    rounds: dealsOf(startup.rounds, phrasing),
    ...shownOf(startup.told),
  };
}

function investorFacts(investor: InvestorFacts, phrasing: Phrasing) {
  const { cheque, criteria, stages, places } = investor;
  const isPublic = {
    targets: investor.targetsAreStated || criteria.concepts.size === 0,
    stages: criteria.stages === 0 || stages !== criteria.stages,
    places: [...places].some((place) => !criteria.places.has(place)),
    cheque: cheque !== criteria.cheque,
  };
  return {
    name: nameOf(investor),
    kinds: [...investor.types].map((type) => phrasing.types([type])),
    ...(isPublic.targets && { investsIn: each([...investor.targets], phrasing) }),
    ...(isPublic.stages && stages !== 0 && { stages: phrasing.stages(stages) }),
    ...(isPublic.places && { regions: [...places].map((place) => phrasing.country(place)) }),
    ...(isPublic.cheque && cheque && { cheque: phrasing.range(cheque) }),
    ...(investor.country !== undefined && { seat: phrasing.country(investor.country) }),
    deals: dealsOf(investor.deals, phrasing),
    ...shownOf(investor.told),
  };
}

/** The searcher, with their own criteria, which they may of course read. */
export function subjectFacts(subject: StartupFacts | InvestorFacts, phrasing: Phrasing) {
  const { text, constraints } = subject.own;
  return {
    ...publicFacts(subject, phrasing),
    criteria: withoutInstructions(text),
    constraints: constraints.map(
      ({ polarity, about, terms, unless, condition, range, reading }) => ({
        polarity,
        about,
        terms: terms.map(withoutInstructions),
        ...(range && { usDollars: [range.min, range.max] }),
        ...(unless.length > 0 && { unless: unless.map(withoutInstructions) }),
        ...(condition !== null && { condition: withoutInstructions(condition) }),
        ...(reading !== "sure" && { reading }),
      }),
    ),
  };
}

/** A candidate, without anything that only its criteria reveal. */
export function candidateFacts(candidate: StartupFacts | InvestorFacts, phrasing: Phrasing) {
  return publicFacts(candidate, phrasing);
}

function nameOf({ name }: StartupFacts | InvestorFacts): string {
  return withoutInstructions(name) || "—";
}

function each(concepts: readonly number[], phrasing: Phrasing): string[] {
  return concepts.map((concept) => phrasing.concepts([concept]));
}

function dealsOf(deals: readonly Deal[], phrasing: Phrasing) {
  return deals
    .toSorted((one, other) => (other.from ?? 0) - (one.from ?? 0))
    .slice(0, MOST_DEALS)
    .map(({ company, industries, country, stages, from, to }) => ({
      ...(company !== undefined && { company: withoutInstructions(company) }),
      sectors: each(industries, phrasing),
      ...(country !== undefined && { country: phrasing.country(country) }),
      ...(stages !== 0 && { round: phrasing.stages(stages) }),
      ...(from !== undefined && to !== undefined && { date: phrasing.when({ from, to }) }),
    }));
}
