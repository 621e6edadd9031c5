import type { Examples } from "./example.ts";

const CHECKOUT = "0b7b0f0e-7a0c-4a53-9f0e-6a1f5f9d2c11";
const CHECKOUT_URL = "https://checkout.stripe.com/c/pay/cs_live_a1";

export const moneyExamples: Examples = {
  "credits/read-summary": {
    input: {},
    data: {
      balance: 42,
      owed: 0,
      expiring: { credits: 12, at: "2026-04-09T08:31:12.000Z" },
      services: { publish: 20, deckReview: 5, match: 3 },
      isReviewFree: false,
      hasBegun: true,
      packs: [{ id: "pack_30", credits: 30, cents: 2320, fullCents: 2900 }],
      plans: [{ id: "startup_monthly", role: "Startup", credits: 40, cents: 2900 }],
      planDiscount: 20,
      plan: {
        planId: "startup_monthly",
        nextPlanId: "startup_monthly",
        credits: 40,
        next: { credits: 40, cents: 2900 },
        state: "active",
        periodEnd: "2026-04-09T08:31:12.000Z",
        cancelAtPeriodEnd: false,
        graceUntil: null,
        isPaid: true,
      },
      sells: true,
      isSandbox: false,
    },
  },
  "payments/start-checkout": {
    input: { item: { kind: "pack", id: "pack_30" }, returnTo: "/profile?tab=review" },
    data: { id: CHECKOUT, url: CHECKOUT_URL },
  },
  "payments/read-checkout": {
    input: { id: CHECKOUT },
    data: {
      state: "paid",
      credits: 30,
      item: { kind: "pack", id: "pack_30" },
      returnTo: "/profile?tab=review",
    },
  },
  "payments/open-portal": {
    input: {},
    data: { url: "https://billing.stripe.com/p/session/live_a1" },
  },
  "payments/webhook": { input: { id: "evt_1", type: "invoice.paid" }, data: null },
  "plans/change": { input: { planId: "startup_monthly" }, data: null },
  "plans/cancel": { input: {}, data: null },
  "plans/resume": { input: {}, data: null },
};
