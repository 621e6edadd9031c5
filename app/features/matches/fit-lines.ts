import type { ComparedPoint } from "../../../contracts/compared-points.ts";
import type { ConstraintSubject } from "../../../contracts/constraints.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";

export type Fact = MatchResult["facts"][number];

/** The subjects of points that cover the same topic as the profile. */
const SAID_BY: Record<Fact["topic"], readonly ConstraintSubject[]> = {
  industry: ["field", "everySector"],
  stage: ["stage"],
  region: ["market", "base", "registration"],
};

export type Fit = Record<ComparedPoint["state"], ComparedPoint[]> & {
  /** On topics that no point covers. */
  fitting: Fact[];
  missing: Fact[];
};

/** What a candidate meets of the person's criteria and, where those are silent, of their profile; each once. */
export function fitOf({ points, facts }: Pick<MatchResult, "points" | "facts">): Fit {
  const subjects = new Set(
    points.flatMap(({ point, alternatives }) => [point, ...alternatives].map(({ about }) => about)),
  );
  const others = facts.filter(({ topic }) => !SAID_BY[topic].some((about) => subjects.has(about)));
  const inState = (wanted: ComparedPoint["state"]) =>
    points.filter(({ state }) => state === wanted);
  return {
    met: inState("met"),
    unmet: inState("unmet"),
    unknown: inState("unknown"),
    fitting: others.filter(({ fits }) => fits === true),
    missing: others.filter(({ fits }) => fits === false),
  };
}
