import { z } from "zod";
import { nothing, operation } from "./operation.ts";

/** In place of a purchase's id, for a person who left the payment. */
export const LEFT_CHECKOUT = "left";

const CHECKOUT_STATES = ["open", "processing", "paid", "failed", "expired"] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * A page of ours; never another site, not even by means of the tabs and line ends that browsers
 * drop.
 */
const ownPage = z
  .string()
  .max(300)
  .regex(/^\/([^/\\\s\p{C}][^\\\s\p{C}]*)?$/u, { error: "notOurPage" });

export const startCheckout = operation({
  path: "payments/start-checkout",
  summary: "Begins to buy a pack of credits or a plan; the answer says where it is paid.",
  input: z.object({
    item: z.object({ kind: z.enum(["pack", "plan"]), id: z.string().min(1).max(60) }),
    /** The page that the person came from, and returns to. */
    returnTo: ownPage.default("/credits"),
  }),
  output: z.object({ id: z.uuid(), url: z.url() }),
  takesKey: true,
  refusals: [
    "permission_denied",
    "not_found",
    "plan_running",
    "key_reused",
    "payments_unavailable",
  ],
});

/** How long after payment a notice may take before it counts as failed. */
export const NOTICE_DUE_SECONDS = 20;

/**
 * `unsettled`: the gateway has the money, but its notice failed or is overdue (spec §8, payment
 * successful but profile update failed); retries continue.
 */
const checkoutProgress = z.object({
  state: z.enum([...CHECKOUT_STATES, "unsettled"]),
  credits: z.int32(),
  item: z.object({ kind: z.enum(["pack", "plan"]), id: z.string() }),
  returnTo: z.string(),
});
export type CheckoutProgress = z.infer<typeof checkoutProgress>;

export const readCheckout = operation({
  path: "payments/read-checkout",
  summary: "How far a purchase is.",
  input: z.object({ id: z.uuid() }),
  output: checkoutProgress,
  refusals: ["not_found", "payments_unavailable"],
});

export const openPortal = operation({
  path: "payments/open-portal",
  summary: "An address of the payment gateway where cards and documents are kept.",
  input: nothing,
  output: z.object({ url: z.url() }),
  refusals: ["not_found", "payments_unavailable"],
});

export const changePlan = operation({
  path: "plans/change",
  summary: "Goes over to another plan with the next period.",
  input: z.object({ planId: z.string().min(1).max(60) }),
  output: z.null(),
  refusals: ["not_found", "payments_unavailable"],
});

export const cancelPlan = operation({
  path: "plans/cancel",
  summary: "Lets the plan end with the period that is paid for.",
  input: nothing,
  output: z.null(),
  refusals: ["not_found", "payments_unavailable"],
});

export const resumePlan = operation({
  path: "plans/resume",
  summary: "Takes back a cancellation before it has come into force.",
  input: nothing,
  output: z.null(),
  refusals: ["not_found", "payments_unavailable"],
});
