import type pg from "pg";
import type Stripe from "stripe";
import { API_VERSION } from "../api-version.ts";
import { newId } from "../objects/new-id.ts";

/** The events that the webhook endpoint is subscribed to. */
export type EventType =
  | "charge.dispute.closed"
  | "charge.dispute.created"
  | "charge.refunded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "customer.subscription.created"
  | "customer.subscription.deleted"
  | "customer.subscription.updated"
  | "invoice.paid"
  | "invoice.payment_failed";

/** Who requested a change; undefined if it just came due. */
export type Origin = { id: string | null; idempotency_key: string | null };

export type NewEvent = { id: string; type: EventType; body: string };

/** How the events of one act reach their receiver; real webhooks do all of these at times. */
export type DeliveryManner = "once" | "twice" | "late" | "out_of_order";

const LATE_MS = 30_000;

/** The exact bytes of an event, the same each time it is sent; indented like Stripe's webhooks. */
export function newEvent(event: {
  type: EventType;
  object: object;
  previous: object | undefined;
  created: number;
  origin: Origin;
}): NewEvent {
  const id = newId("evt_");
  const body: Pick<Stripe.EventBase, Exclude<keyof Stripe.EventBase, "account" | "context">> = {
    id,
    object: "event",
    api_version: API_VERSION,
    created: event.created,
    data: {
      object: event.object,
      ...(event.previous && { previous_attributes: event.previous }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: event.origin,
    type: event.type,
  };
  return { id, type: event.type, body: JSON.stringify(body, null, 2) };
}

/** Puts events into the outbox, in the transaction of the change they report. */
export async function enqueue(
  client: pg.PoolClient,
  events: NewEvent[],
  manner: DeliveryManner,
): Promise<void> {
  const at = Date.now();
  for (const [position, { id, type, body }] of events.entries()) {
    await client.query("insert into events (id, type, body) values ($1, $2, $3)", [id, type, body]);
    const due = { once: at, twice: at, late: at + LATE_MS, out_of_order: at - position }[manner];
    for (let copies = manner === "twice" ? 2 : 1; copies > 0; copies--) {
      await client.query(
        "insert into deliveries (event_id, created_at, due_at) values ($1, $2, $3)",
        [id, new Date(at), new Date(due)],
      );
    }
  }
}
