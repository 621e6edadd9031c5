import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import type { GatewayEvent } from "../../services/payments/gateway.ts";
import { followCheckout } from "./follow-checkout.ts";
import { followPayment } from "./follow-payment.ts";
import { followSubscription } from "./follow-subscription.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { settleInvoice } from "./settle-invoice.ts";

/**
 * Handles a notice of the gateway, once, and completely or not at all. Its subject is read from the
 * gateway again, so late, duplicate and outdated notices do no harm.
 * @throws if it could not be handled; the gateway should send it again
 */
export async function handleEvent(means: PaymentMeans, event: GatewayEvent): Promise<void> {
  try {
    await transaction(means.pool, async (client) => {
      if (!(await beginEvent(client, means, event))) return;
      await follow(client, means, event);
      await client.query(
        `update public.payment_events set handled_at = now(), failure = null
          where gateway = $1 and reference = $2`,
        [means.gateway.name, event.reference],
      );
    });
  } catch (error) {
    await noteFailure(means, event, error);
    throw error;
  }
}

/** @returns false if it was already handled. A second delivery waits here for the first. */
async function beginEvent(
  client: pg.ClientBase,
  { gateway }: PaymentMeans,
  event: GatewayEvent,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into public.payment_events as e (gateway, reference, kind, subject, attempts)
     values ($1, $2, $3, $4, 1)
     on conflict (gateway, reference) do update set attempts = e.attempts + 1
      where e.handled_at is null`,
    [gateway.name, event.reference, event.type, event.subject],
  );
  return rowCount === 1;
}

async function follow(
  client: pg.ClientBase,
  means: PaymentMeans,
  event: GatewayEvent,
): Promise<void> {
  switch (event.about) {
    case "checkout":
      return followCheckout(client, means, event);
    case "invoice":
      return settleInvoice(client, means, event.subject, event);
    case "subscription":
      return followSubscription(client, means, event.subject);
    case "payment":
      return followPayment(client, means, event);
    case "other":
      return;
  }
}

/** So that a person who has paid can be told (spec §8), and the operator sees it. */
async function noteFailure(
  { pool, gateway, log }: PaymentMeans,
  event: GatewayEvent,
  error: unknown,
): Promise<void> {
  const failure = String(error).slice(0, 500);
  log.error(
    { error: failure, event: event.reference, type: event.type },
    "A payment notice failed",
  );
  await pool
    .query(
      `insert into public.payment_events as e (gateway, reference, kind, subject, attempts, failure)
       values ($1, $2, $3, $4, 1, $5)
       on conflict (gateway, reference) do update
          set attempts = e.attempts + 1, failure = excluded.failure
        where e.handled_at is null`,
      [gateway.name, event.reference, event.type, event.subject, failure],
    )
    .catch((unnoted: unknown) => log.warn({ error: String(unnoted) }, "… and was not noted"));
}
