import type { PointBasis } from "../../../../contracts/compared-points.ts";
import type { Constraint } from "../../../../contracts/constraints.ts";
import type { Exclusion, Thesis } from "../criteria/thesis.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import { shareAny } from "../facts/sets.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { conceptOf } from "../lexicon/concepts.ts";
import { chequeScore } from "../rank/cheque.ts";
import { breaksStartupsLimits, refusesInvestor } from "../rank/exclusions.ts";
import { refusesByName } from "../rank/refused-names.ts";
import { isHelp, offers } from "../rank/wishes.ts";
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

/** Compares a startup's point with what is public of an investor. */
export function compareInvestor(
  point: Constraint,
  thesis: Thesis,
  { startup, investor }: Pair,
): Found | undefined {
  const { about, range } = point;
  if (range !== null) {
    // Amounts that the startup raises or earns are about itself.
    if (about !== "cheque" || !thesis.chequeLimit) return undefined;
    const asking = { ...startup, criteria: { ...startup.criteria, cheque: thesis.chequeLimit } };
    const score = chequeScore(asking, investor);
    const basis = moneyBasis("cheque", investor.cheque);
    if (score === undefined) return { state: "unknown", basis };
    return { state: score === 1 ? "met" : "unmet", basis };
  }
  const [exclusion] = thesis.exclusions;
  if (exclusion) return compareRefusal(exclusion, investor);
  if (point.polarity === "never" || point.polarity === "avoid") {
    const isNamed = refusesByName({ ...startup, criteria: thesis }, investor);
    return { state: isNamed ? "unmet" : "unknown", basis: null };
  }
  return compareWish(point, thesis, investor);
}

function compareRefusal(exclusion: Exclusion, investor: InvestorFacts): Found {
  const { concepts, stages, places, types } = exclusion;
  const seat = countryBasis(investor.country);
  const kinds = typesBasis(investor);
  const words = wordsBasis(investor.told.about, concepts);
  if (refusesInvestor(exclusion, investor)) {
    const basis = places.length > 0 ? seat : types.length > 0 ? kinds : null;
    return { state: "unmet", basis: basis ?? words ?? stagesBasis(investor.stages) };
  }
  if (places.length > 0) {
    // It is based elsewhere, but may still invest there.
    const invests = investor.everywhere || places.some((place) => investor.places.has(place));
    if (invests) return { state: "unknown", basis: regionsBasis(investor, places) };
    return { state: investor.country === undefined ? "unknown" : "met", basis: seat };
  }
  if (types.length > 0 && investor.types.size > 0) return { state: "met", basis: kinds };
  if (stages !== 0 && investor.stages !== 0 && (stages & investor.stages) === 0) {
    return { state: "met", basis: stagesBasis(investor.stages) };
  }
  return { state: "unknown", basis: words };
}

function compareWish(
  point: Constraint,
  thesis: Thesis,
  investor: InvestorFacts,
): Found | undefined {
  const { only, required } = thesis;
  const isBroken = breaksStartupsLimits(thesis, investor);
  const stated = (isKnown: boolean, basis: PointBasis | null): Found =>
    isKnown ? { state: isBroken ? "unmet" : "met", basis } : { state: "unknown", basis: null };
  if (only.stages !== 0) return stated(investor.stages !== 0, stagesBasis(investor.stages));
  if (only.types.size > 0) return stated(investor.types.size > 0, typesBasis(investor));
  if (only.places.size > 0) {
    const isSeat = investor.country !== undefined && only.places.has(investor.country);
    const invests = investor.everywhere || shareAny(investor.places, only.places);
    const regions = regionsBasis(investor, only.places);
    if (isSeat || !invests) {
      return stated(investor.country !== undefined, countryBasis(investor.country));
    }
    // The point asks for its seat, but it only invests there.
    return { state: point.about === "base" && isBroken ? "unmet" : "met", basis: regions };
  }
  const concepts = [...required];
  if (concepts.length === 0) return { state: "unknown", basis: null };
  // Other traits that a startup names are its own.
  const isOwn = concepts.every(
    (concept) => ["trait", "help"].includes(conceptOf(concept).group) && !isHelp(concept),
  );
  if (isOwn) return undefined;
  const words = wordsBasis(investor.told.about, concepts);
  if (isBroken) return { state: "unmet", basis: words ?? industriesBasis(investor.targets) };
  if (concepts.every((concept) => offers(investor, concept) === 1)) {
    const named = concepts.flatMap(industriesOf).filter((one) => investor.targets.has(one));
    return { state: "met", basis: words ?? industriesBasis(named) };
  }
  if (investor.anySector && concepts.some((concept) => industriesOf(concept).length > 0)) {
    return { state: "met", basis: { kind: "anySector" } };
  }
  return { state: "unknown", basis: words };
}

function typesBasis({ types }: InvestorFacts): PointBasis | null {
  return types.size === 0 ? null : { kind: "types", values: [...types] };
}

/** Those of the point's places in which it invests. */
function regionsBasis(
  { places, everywhere }: InvestorFacts,
  named: Iterable<string>,
): PointBasis | null {
  const values = [...named].filter((place) => places.has(place));
  if (values.length > 0) return { kind: "regions", values };
  return everywhere ? { kind: "everywhere" } : null;
}
