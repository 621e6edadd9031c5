import { describe, expect, it } from "vitest";
import { constraint } from "../../../../contracts/constraints.ts";
import { thesisOf } from "./thesis.ts";

describe("amounts that a constraint limits", () => {
  const said = (polarity: "must" | "never", min: number, max: number | null) =>
    thesisOf([
      constraint.parse({
        polarity,
        about: "raising",
        terms: [],
        range: { min, max },
        quote: "As said.",
        reading: "sure",
      }),
    ]);

  it.each([
    ["must", 0, 3, { min: 0, max: 3 }],
    ["must", 2, null, { min: 2, max: Number.POSITIVE_INFINITY }],
    ["never", 3, null, { min: 0, max: 3 }],
    ["never", 0, 3, { min: 3, max: Number.POSITIVE_INFINITY }],
    ["never", 2, 3, undefined],
  ] as const)("%s from %s to %s", (polarity, min, max, limit) => {
    const thesis = said(polarity, min, max);
    expect(thesis.askLimit).toEqual(limit);
    expect(thesis.ask).toEqual(polarity === "must" ? limit : undefined);
  });
});
