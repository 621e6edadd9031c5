import { z } from "zod";
import { nothing, operation } from "./operation.ts";
import { creditPack, creditPlan, servicePrices } from "./price-list.ts";

/** Why credits were added or removed (table credit_entries). */
export const ENTRY_KINDS = [
  "grant",
  "purchase",
  "plan",
  "spend",
  "refund",
  "reversal",
  "expiry",
  "adjustment",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The services that credits are spent on; also a spend's reason in the ledger. */
export const SERVICES = ["publish", "deck_review", "match"] as const;
export type Service = (typeof SERVICES)[number];

/** A refund's reason in the ledger: the match found nobody. Other refunds name their service. */
export const NO_MATCH = "no_match";

const PLAN_STATES = ["incomplete", "active", "past_due", "canceled"] as const;

const runningPlan = z.object({
  planId: z.string(),
  /** Set when a change takes effect with the next period. */
  nextPlanId: z.string(),
  credits: z
    .int32()
    .nullable()
    .describe("What the running period gave. Null in plans from before it was kept."),
  next: z
    .object({ credits: z.int32(), cents: z.int32() })
    .nullable()
    .describe("What the next period gives and costs, whatever the price list says by now."),
  state: z.enum(PLAN_STATES),
  periodEnd: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  /** How long it lasts without the missing payment. */
  graceUntil: z.iso.datetime().nullable(),
  isPaid: z
    .boolean()
    .describe("It was paid for at least once: until then it makes nothing cheaper."),
});
export type RunningPlan = z.infer<typeof runningPlan>;

/** The data for `/credits` and for every place that shows a price. */
const creditSummary = z.object({
  balance: z.int32(),
  owed: z.int32(),
  /** The part of the balance that expires next. */
  expiring: z.object({ credits: z.int32(), at: z.iso.datetime() }).nullable(),
  services: servicePrices,
  isReviewFree: z
    .boolean()
    .describe("The next deck review is the free first one of the person's company."),
  hasBegun: z
    .boolean()
    .describe(
      "Credits were bought, or spent for good on more than the free review: where to begin is known.",
    ),
  /** `cents` is this person's price, `fullCents` the price without a plan. */
  packs: z.array(creditPack.extend({ fullCents: z.int32() })),
  /** The plans available to this person's role. */
  plans: z.array(creditPlan),
  planDiscount: z.int32(),
  plan: runningPlan.nullable(),
  /** False when no payment gateway is configured. */
  sells: z.boolean(),
  /** True when no money moves (the sandbox, or Stripe's test keys). */
  isSandbox: z.boolean(),
});
export type CreditSummary = z.infer<typeof creditSummary>;

export const readCredits = operation({
  path: "credits/read-summary",
  summary: "The person's balance, plan, and what everything costs them.",
  input: nothing,
  output: creditSummary,
  refusals: ["permission_denied"],
});
