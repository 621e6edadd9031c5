import { z } from "zod";
import { SERVICES, type Service } from "./credits.ts";
import { DECK_PROBLEMS } from "./review-terms.ts";

/** A run of a service that costs credits, as its person sees it (table runs). */
export const RUN_STATES = ["queued", "running", "done", "failed"] as const;
const STEPS = [
  "fetching",
  "gathering",
  "reading",
  "reviewing",
  "ranking",
  "explaining",
  "publishing",
] as const;
export type RunStep = (typeof STEPS)[number];

/** The steps of each service's runs, in order. */
export const RUN_STEPS: Record<Service, readonly RunStep[]> = {
  deck_review: ["fetching", "reading", "reviewing"],
  publish: ["gathering", "reading", "reviewing", "publishing"],
  match: ["gathering", "ranking", "explaining"],
};

/** Why a run failed; its credits were refunded. The words are in the locale files. */
export const RUN_PROBLEMS = [
  ...DECK_PROBLEMS,
  /** Its file is gone, or has been replaced. */
  "file_changed",
  /** The profile has been edited since. */
  "profile_changed",
  "took_too_long",
  "engine_unavailable",
  "failed",
] as const;
export type RunProblem = (typeof RUN_PROBLEMS)[number];

/** Sent with what begins a run. Price lists change; nobody pays more than the button said. */
export const shownPrice = z
  .int32()
  .min(0)
  .optional()
  .describe("The price that the person was shown: refused if the run costs more by now.");

export const runView = z.object({
  id: z.uuid(),
  service: z.enum(SERVICES),
  state: z.enum(RUN_STATES),
  /** One of the service's steps; null before the first. */
  step: z.enum(STEPS).nullable(),
  problem: z.enum(RUN_PROBLEMS).nullable(),
  price: z.int32(),
  isFree: z.boolean().describe("It is the company's free first review, and costs nothing."),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type RunView = z.infer<typeof runView>;

/** The answer to beginning a run. */
export const begunRun = z.object({ runId: z.uuid() });
