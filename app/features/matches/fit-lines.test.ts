import { expect, it } from "vitest";
import type { ComparedPoint } from "../../../contracts/compared-points.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { fitOf } from "./fit-lines.ts";

function point(
  about: ComparedPoint["point"]["about"],
  state: ComparedPoint["state"],
): ComparedPoint {
  const base = { unless: [], condition: null, range: null, quote: "", reading: "sure" as const };
  return {
    point: { ...base, polarity: "seek", about, terms: ["x"] },
    alternatives: [],
    state,
    basis: null,
  };
}

const FACTS: MatchResult["facts"] = [
  { topic: "industry", values: ["logistics"], fits: true },
  { topic: "stage", values: ["series_b"], fits: false },
  { topic: "region", values: ["Malaysia"], fits: false },
];

it("says of each topic what the criteria found, and the profile where they are silent", () => {
  const points = [point("field", "met"), point("market", "unmet"), point("cheque", "unknown")];
  expect(fitOf({ points, facts: FACTS })).toEqual({
    met: [points[0]],
    unmet: [points[1]],
    unknown: [points[2]],
    fitting: [],
    missing: [FACTS[1]],
  });
});

it("does not hold an industry against who takes any", () => {
  const facts = FACTS.map((fact) => ({ ...fact, fits: false }));
  const { missing } = fitOf({ points: [point("everySector", "met")], facts });
  expect(missing.map(({ topic }) => topic)).toEqual(["stage", "region"]);
});

it("tells of a run without points what the profiles say, but nothing that nobody has looked for", () => {
  const facts = [...FACTS, { topic: "region" as const, values: ["Laos"], fits: null }];
  const { met, fitting, missing } = fitOf({ points: [], facts });
  expect({ met, fitting, missing }).toEqual({
    met: [],
    fitting: [FACTS[0]],
    missing: [FACTS[1], FACTS[2]],
  });
});
