import type { PointBasis } from "../../../../contracts/compared-points.ts";
import type { Constraint } from "../../../../contracts/constraints.ts";
import type { Exclusion, Thesis } from "../criteria/thesis.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptOf } from "../lexicon/concepts.ts";
import { chequeScore } from "../rank/cheque.ts";
import { breaksLimits, refusesStartup } from "../rank/exclusions.ts";
import { fieldFit, traitFit } from "../rank/wishes.ts";
import {
  countryBasis,
  type Found,
  industriesBasis,
  industriesOf,
  moneyBasis,
  stagesBasis,
  wordsBasis,
} from "./basis.ts";

type Pair = { startup: StartupFacts; investor: InvestorFacts };

/** From here on a startup's field counts as the wanted one (rank/wishes.ts). */
const SAME_FIELD = 0.8;

/** Compares an investor's point with what is public of a startup. */
export function compareStartup(
  point: Constraint,
  thesis: Thesis,
  { startup, investor }: Pair,
): Found | undefined {
  if (point.range !== null) return compareAmount(point, thesis, startup, investor);
  const [exclusion] = thesis.exclusions;
  if (exclusion) return compareRefusal(exclusion, startup, investor);
  return compareWish(point, thesis, startup);
}

function compareAmount(
  { about }: Constraint,
  thesis: Thesis,
  startup: StartupFacts,
  investor: InvestorFacts,
): Found | undefined {
  if (about === "revenue") {
    const least = thesis.earnedAtLeast;
    const { earned } = startup;
    const basis = moneyBasis("revenue", earned);
    if (breaksLimits(thesis, startup)) return { state: "unmet", basis };
    const isMet = least !== undefined && earned !== undefined && earned.min >= least;
    return { state: isMet ? "met" : "unknown", basis };
  }
  const wanted = about === "cheque" ? thesis.chequeLimit : thesis.askLimit;
  if (!wanted) return undefined;
  const basis = moneyBasis("raising", startup.ask);
  if (about === "cheque") {
    const score = chequeScore(startup, { ...investor, cheque: wanted });
    if (score === undefined) return { state: "unknown", basis };
    return { state: score === 1 ? "met" : "unmet", basis };
  }
  if (!startup.ask) return { state: "unknown", basis };
  const areApart = wanted.max < startup.ask.min || wanted.min > startup.ask.max;
  return { state: areApart ? "unmet" : "met", basis };
}

function compareRefusal(
  exclusion: Exclusion,
  startup: StartupFacts,
  investor: InvestorFacts,
): Found {
  const { concepts, stages, places } = exclusion;
  const words = wordsBasis(startup.told.about, concepts);
  const basis =
    words ?? (places.length > 0 ? countryBasis(startup.country) : stagesBasis(startup.stage));
  if (refusesStartup(exclusion, investor, startup)) {
    return { state: "unmet", basis: basis ?? industriesBasis(startup.industries) };
  }
  // A refusal needs all of its parts: one that plainly does not apply is enough to clear it.
  if (places.length > 0 && startup.country !== undefined && !places.includes(startup.country)) {
    const works = places.find((place) => startup.markets.has(place));
    if (works === undefined) return { state: "met", basis: countryBasis(startup.country) };
    return { state: "unknown", basis: countryBasis(startup.country) };
  }
  if (stages !== 0 && startup.stage !== 0 && (stages & startup.stage) === 0) {
    return { state: "met", basis: stagesBasis(startup.stage) };
  }
  const isElsewhere = concepts.some((concept) => {
    const industries = industriesOf(concept);
    const isNamed = startup.topics.weights.has(concept);
    const isNone = !industries.some((industry) => startup.industries.includes(industry));
    return industries.length > 0 && startup.industries.length > 0 && isNone && !isNamed;
  });
  if (isElsewhere) return { state: "met", basis: industriesBasis(startup.industries) };
  return { state: "unknown", basis: words };
}

function compareWish(point: Constraint, thesis: Thesis, startup: StartupFacts): Found | undefined {
  const { only, required } = thesis;
  if (only.stages !== 0) {
    return stated(startup.stage !== 0, thesis, startup, stagesBasis(startup.stage));
  }
  if (only.places.size > 0) {
    const basis = countryBasis(startup.country);
    const isRegistered = point.about === "registration";
    if (isRegistered && breaksLimits(thesis, startup)) return { state: "unknown", basis };
    return stated(startup.country !== undefined, thesis, startup, basis);
  }
  const concepts = [...required];
  if (concepts.length === 0) return { state: "unknown", basis: null };
  const words = wordsBasis(startup.told.about, concepts);
  const fits = concepts.map((concept) =>
    conceptOf(concept).group === "trait"
      ? traitFit(concept, startup) === 1
      : startup.topics.headline.has(concept) || fieldFit(concept, startup) >= SAME_FIELD,
  );
  const fields = industriesBasis(startup.industries);
  if (fits.every(Boolean)) return { state: "met", basis: words ?? fields };
  // Within its own industry, the profile may simply not mention it.
  const mayBe = concepts.some((concept) =>
    industriesOf(concept).some((industry) => startup.industries.includes(industry)),
  );
  if (!breaksLimits(thesis, startup) || mayBe) return { state: "unknown", basis: words };
  return { state: "unmet", basis: words ?? fields };
}

/** For fields with closed values: a limit that is not broken is met. */
function stated(
  isKnown: boolean,
  thesis: Thesis,
  startup: StartupFacts,
  basis: PointBasis | null,
): Found {
  if (!isKnown) return { state: "unknown", basis: null };
  return { state: breaksLimits(thesis, startup) ? "unmet" : "met", basis };
}
