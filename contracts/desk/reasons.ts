import { z } from "zod";

/** Of a decision, a merger, or a change to somebody's own page. */
export const LONGEST_REASON = 1000;

/** Why staff do something, for others to understand later. */
export const neededReason = z
  .string()
  .trim()
  .min(1, { error: "required" })
  .max(LONGEST_REASON, { error: `tooLong:${LONGEST_REASON}` });
