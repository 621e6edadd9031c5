import { expect, it } from "vitest";
import type { Constraint } from "../../../../contracts/constraints.ts";
import {
  CRITERIA_VALUES,
  SUBJECT_OF,
  type ValueKind,
} from "../../../../contracts/criteria-values.ts";
import { thesisOf } from "./thesis.ts";

const KINDS = Object.keys(CRITERIA_VALUES).filter((kind): kind is ValueKind => kind in SUBJECT_OF);

/** Values that a model understands, but the rules have no word for. */
const UNKNOWN = ["B2B2C", "equity", "SAFE", "convertible note"];

const VALUES = KINDS.flatMap((kind) => CRITERIA_VALUES[kind].map((value) => ({ kind, value })));

it.each(VALUES.filter(({ value }) => !UNKNOWN.includes(value)))(
  "matching reads the $kind $value of a point that was chosen",
  ({ kind, value }) => {
    const point: Omit<Constraint, "polarity"> = {
      about: SUBJECT_OF[kind],
      terms: [value],
      unless: [],
      condition: null,
      range: null,
      quote: value,
      reading: "sure",
    };
    const wished = thesisOf([{ ...point, polarity: "must" }], true);
    const { concepts, stages, places, types } = wished.only;
    expect(wished.required.size + concepts.size + stages + places.size + types.size).not.toBe(0);
    expect(thesisOf([{ ...point, polarity: "never" }], true).exclusions).toHaveLength(1);
  },
);
