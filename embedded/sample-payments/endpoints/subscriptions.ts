import { z } from "zod";
import { endSubscription, keepSubscription } from "../billing/subscriptions.ts";
import { endpoint } from "../http/endpoint.ts";
import { boolean, list, mergeMetadata, metadata, paging, text } from "../http/parameters.ts";
import { planOf } from "../objects/price.ts";
import type { Subscription } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { noSuch, StripeFault } from "../stripe-fault.ts";

const itemGiven = z.strictObject({
  id: text,
  price: text,
  quantity: z.literal("1", "This sandbox sells one of each plan.").optional(),
});

const changes = z.strictObject({
  items: list(itemGiven).optional(),
  proration_behavior: z.enum(["none", "create_prorations", "always_invoice"]).optional(),
  cancel_at_period_end: boolean.optional(),
  metadata: metadata.optional(),
});
type Changes = z.output<typeof changes>;

const ENDED = ["canceled", "incomplete_expired"];
const GOING = ["active", "past_due", "incomplete", "trialing", "unpaid", "paused"];

export const subscriptionEndpoints = [
  endpoint("POST", "/v1/subscriptions/:id", changes, async (act, wanted, id) => {
    const subscription = await requireSubscription(act, id);
    return changeSubscription(act, subscription, wanted);
  }),

  endpoint(
    "DELETE",
    "/v1/subscriptions/:id",
    z.strictObject({ invoice_now: boolean.optional(), prorate: boolean.optional() }),
    async (act, { invoice_now, prorate }, id) => {
      const subscription = await requireSubscription(act, id);
      // As with Stripe, an ended subscription cannot be ended again.
      if (subscription.status === "canceled") throw noSuch("subscription", id);
      if (invoice_now || prorate) {
        throw new StripeFault(400, "This sandbox ends subscriptions without a last invoice.");
      }
      await endSubscription(act, subscription, "cancellation_requested");
      return subscription;
    },
  ),

  endpoint(
    "GET",
    "/v1/subscriptions",
    z.strictObject({
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(["all", "ended", ...ENDED, ...GOING]).optional(),
    }),
    (act, { customer, price, status = "going", ...page }) => {
      const groups: Record<string, string[] | undefined> = {
        all: undefined,
        ended: ENDED,
        going: GOING,
      };
      const wanted = status in groups ? groups[status] : status;
      const filters = { customer, status: wanted, "items.data.0.price.id": price };
      return act.store.list("subscription", "/v1/subscriptions", filters, page);
    },
  ),
];

/** Another price from the next period on, the end at its end, or other words about it. */
export async function changeSubscription(
  act: Act,
  subscription: Subscription,
  wanted: Changes,
): Promise<Subscription> {
  const isMore = wanted.items !== undefined || wanted.cancel_at_period_end !== undefined;
  if (subscription.status === "canceled" && isMore) {
    throw new StripeFault(
      400,
      "A canceled subscription can only update its cancellation_details and metadata.",
      { code: "invalid_canceled_subscription_fields" },
    );
  }
  const before: Partial<Subscription> = structuredClone(subscription);
  if (wanted.items) await changePrice(act, subscription, wanted);
  if (wanted.cancel_at_period_end !== undefined) {
    endAtPeriodEnd(subscription, wanted.cancel_at_period_end, act.now);
  }
  subscription.metadata = mergeMetadata(subscription.metadata, wanted.metadata);
  const plan = await act.store.plan("subscription", subscription.id);
  await keepSubscription(act, subscription, plan);
  const previous = changed(before, subscription);
  if (Object.keys(previous).length > 0) {
    act.emit("customer.subscription.updated", subscription, previous);
  }
  return subscription;
}

async function changePrice(act: Act, subscription: Subscription, wanted: Changes): Promise<void> {
  const [given, ...others] = wanted.items ?? [];
  const item = subscription.items.data[0];
  if (!given || given.id !== item.id || others.length > 0) {
    throw noSuch("subscription_item", given?.id ?? "", "items[0][id]");
  }
  if (wanted.proration_behavior !== "none") {
    throw new StripeFault(
      400,
      "This sandbox does not prorate: pass `proration_behavior: none`, and the new price counts from the next period on.",
      { param: "proration_behavior" },
    );
  }
  const price = await act.store.find("price", given.price);
  if (!price) throw noSuch("price", given.price, "items[0][price]");
  if (price.currency !== subscription.currency || !price.recurring) {
    throw new StripeFault(400, "The price must recur, in the currency of the subscription.", {
      param: "items[0][price]",
    });
  }
  if (price.recurring.interval_count !== item.price.recurring?.interval_count) {
    throw new StripeFault(400, "This sandbox does not change how often a subscription renews.", {
      param: "items[0][price]",
    });
  }
  item.price = price;
  item.plan = planOf(price);
}

function endAtPeriodEnd(subscription: Subscription, isEnding: boolean, now: number): void {
  if (subscription.cancel_at_period_end === isEnding) return;
  Object.assign(subscription, {
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? subscription.items.data[0].current_period_end : null,
    canceled_at: isEnding ? now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: isEnding ? "cancellation_requested" : null,
    },
  } satisfies Partial<Subscription>);
}

/** The event's `previous_attributes`. */
function changed(before: Partial<Subscription>, after: Subscription): Partial<Subscription> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}

async function requireSubscription(act: Act, id: string): Promise<Subscription> {
  const subscription = await act.store.find("subscription", id);
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}
