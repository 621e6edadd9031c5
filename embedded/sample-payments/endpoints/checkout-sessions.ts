import { z } from "zod";
import { expireCheckout } from "../billing/checkout.ts";
import { requireCustomer } from "../billing/customers.ts";
import { endpoint } from "../http/endpoint.ts";
import {
  address,
  boolean,
  integer,
  list,
  mergeMetadata,
  metadata,
  paging,
  text,
} from "../http/parameters.ts";
import { newCheckoutSession } from "../objects/checkout-session.ts";
import type { LineItem } from "../objects/wire-objects.ts";
import { noSuch, StripeFault } from "../stripe-fault.ts";
import { lineGiven, readLines } from "./line-items.ts";

const HALF_HOUR = 1800;
const DAY = 86_400;
/** Stripe takes no payment below the equivalent of 50 cents. */
const LEAST_CENTS = 50;

const described = z.strictObject({ metadata: metadata.optional(), description: text.optional() });

const given = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  line_items: list(lineGiven),
  success_url: address,
  cancel_url: address.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: text.max(200).optional(),
  metadata: metadata.optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  payment_method_types: list(z.literal("card")).optional(),
  ui_mode: z.literal("hosted_page").optional(),
  payment_intent_data: described.optional(),
  subscription_data: described
    .extend({ billing_mode: z.strictObject({ type: z.literal("classic") }).optional() })
    .optional(),
  invoice_creation: z
    .strictObject({ enabled: boolean, invoice_data: described.optional() })
    .optional(),
});
type Given = z.output<typeof given>;

export const checkoutSessionEndpoints = [
  endpoint("POST", "/v1/checkout/sessions", given, async (act, wanted) => {
    requireOneMode(wanted);
    if (wanted.customer !== undefined && wanted.customer_email !== undefined) {
      throw new StripeFault(
        400,
        "You may only specify one of these parameters: customer, customer_email.",
      );
    }
    const lines = await readLines(act, wanted.line_items, wanted.mode);
    const customer =
      wanted.customer === undefined
        ? undefined
        : await requireCustomer(act.store, wanted.customer, "customer");
    const invoice = wanted.invoice_creation;
    const session = newCheckoutSession(
      {
        ...wanted,
        lines,
        currency: currencyOf(lines),
        customer: customer && {
          id: customer.id,
          email: customer.email,
          name: customer.name ?? null,
        },
        expires_at: expiry(wanted.expires_at, act.now),
        metadata: mergeMetadata({}, wanted.metadata),
        invoice_creation: {
          enabled: invoice?.enabled ?? false,
          metadata: mergeMetadata({}, invoice?.invoice_data?.metadata),
          description: invoice?.invoice_data?.description ?? null,
        },
      },
      act.publicUrl,
      act.now,
    );
    if (
      wanted.mode === "payment" &&
      session.currency === "usd" &&
      session.amount_total < LEAST_CENTS
    ) {
      throw new StripeFault(
        400,
        "The Checkout Session's total amount due must add up to at least $0.50 usd.",
        { code: "amount_too_small" },
      );
    }
    await act.store.put("checkout.session", session);
    const plan = {
      lines,
      paymentIntentMetadata: mergeMetadata({}, wanted.payment_intent_data?.metadata),
      subscriptionMetadata: mergeMetadata({}, wanted.subscription_data?.metadata),
    };
    await act.store.setPlan("checkout.session", session.id, plan, session.expires_at);
    return session;
  }),

  endpoint(
    "POST",
    "/v1/checkout/sessions/:id/expire",
    z.strictObject({}),
    async (act, _none, id) => {
      const session = await act.store.find("checkout.session", id);
      if (!session) throw noSuch("checkout.session", id);
      await expireCheckout(act, session);
      return session;
    },
  ),

  endpoint(
    "GET",
    "/v1/checkout/sessions",
    z.strictObject({
      ...paging,
      customer: text.optional(),
      payment_intent: text.optional(),
      subscription: text.optional(),
      status: z.enum(["open", "complete", "expired"]).optional(),
    }),
    (act, { limit, starting_after, ending_before, ...filters }) =>
      act.store.list("checkout.session", "/v1/checkout/sessions", filters, {
        limit,
        starting_after,
        ending_before,
      }),
  ),
];

function requireOneMode({ mode, payment_intent_data, subscription_data, invoice_creation }: Given) {
  const refuse = (param: string, wanted: string) => {
    throw new StripeFault(400, `You can not pass \`${param}\` in \`${mode}\` mode.`, {
      param,
      code: `parameter_only_in_${wanted}_mode`,
    });
  };
  if (mode === "payment" && subscription_data) refuse("subscription_data", "subscription");
  if (mode === "subscription" && payment_intent_data) refuse("payment_intent_data", "payment");
  if (mode === "subscription" && invoice_creation) refuse("invoice_creation", "payment");
}

function currencyOf(lines: LineItem[]): string {
  const [first, ...others] = new Set(lines.map((line) => line.currency));
  if (first === undefined) {
    throw new StripeFault(400, "Missing required param: line_items.", {
      code: "parameter_missing",
      param: "line_items",
    });
  }
  if (others.length > 0) {
    throw new StripeFault(400, "All line items must have the same currency.", {
      param: "line_items",
    });
  }
  return first;
}

function expiry(wanted: number | undefined, now: number): number {
  const at = wanted ?? now + DAY;
  // Tolerate clocks that differ by some seconds.
  if (at < now + HALF_HOUR - 60 || at > now + DAY + 60) {
    const message =
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.";
    throw new StripeFault(400, message, { param: "expires_at" });
  }
  return at;
}
