import type { Constraint } from "../../../contracts/constraints.ts";
import type { Asking } from "../../judging/engine.ts";

/** Criteria for tests of their reading, and a point that quotes them. */
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

/** Asks without a limit, and without counting the cost. */
export const asking: Asking = {
  signal: new AbortController().signal,
  onCall: async () => undefined,
};
