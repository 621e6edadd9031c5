import type { Constraint } from "../../../contracts/constraints.ts";
import type { Asking } from "../../judging/engine.ts";

/** Criteria for the tests of how they are read, and a point that stands on them. */
export const TEXT = "A lead who knows payments. No token funds.";
export const POINT: Constraint = {
  polarity: "never",
  about: "investorType",
  terms: ["venture capital"],
  unless: [],
  condition: null,
  range: null,
  quote: "No token funds",
  reading: "sure",
};

/** Asked without a limit, and without anybody who counts the cost. */
export const asking: Asking = {
  signal: new AbortController().signal,
  onCall: async () => undefined,
};
