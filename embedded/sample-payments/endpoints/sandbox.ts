import type pg from "pg";
import { z } from "zod";
import { BEHAVIOURS, completeCheckout } from "../billing/checkout.ts";
import { closeDispute, openDispute, refundCharge } from "../billing/refunds.ts";
import { settleCheckout } from "../billing/settle.ts";
import { keepSubscription, renewNow } from "../billing/subscriptions.ts";
import type { Clock } from "../clock.ts";
import { listDeliveries, sendAgain, sendPending } from "../delivery/deliveries.ts";
import type { Outbox } from "../delivery/outbox.ts";
import { type Endpoint, endpoint, operation } from "../http/endpoint.ts";
import { boolean, integer, positive, text } from "../http/parameters.ts";
import type { Act } from "../store/act.ts";
import type { Kind, Kinds } from "../store/kinds.ts";
import { noSuch } from "../stripe-fault.ts";

const nothing = z.strictObject({});
const A_DAY_MS = 86_400_000;
const WAIT_MS = 10_000;

/**
 * Actions that no real provider offers, for tests: besides the pages, with the secret key.
 *
 * | below `/v1/test_helpers` | parameters | answer |
 * |---|---|---|
 * | `POST /checkout_sessions/:id/complete` | `behaviour`: pay, decline, slow, slow_decline, twice, late, out_of_order, abandon; `delay_seconds` of a slow payment (10) | the session |
 * | `POST /checkout_sessions/:id/settle` | `outcome`: success or failure (what the behaviour said) | the session: its slow payment ends now |
 * | `POST /subscriptions/:id/renew` | | the subscription: its period ends now; of one that is past due, the payment is tried again |
 * | `POST /subscriptions/:id/fail_renewals` | `failing`: true or false | the subscription |
 * | `POST /charges/:id/refund` | `amount` (all that is left), or `half`: true | the refund |
 * | `POST /charges/:id/dispute` | `reason` (fraudulent) | the dispute |
 * | `POST /disputes/:id/close` | `status`: won or lost | the dispute |
 * | `POST /advance` | `seconds` | `{ now }`: the provider's clock is ahead by so much more; what came due happens |
 * | `GET /outbox` | | `{ data: [{ id, event, type, attempts, last_result, delivered, given_up }] }`, newest first, 100 at most |
 * | `POST /outbox/deliver` | | `{ pending }`: how many events had not arrived, and are sent now |
 * | `POST /outbox/:id/deliver` | | `{ id }`: the event is sent again now |
 * | `POST /outbox/wait` | `timeout_ms` (10000) | `{ empty }`: whether all was delivered by then |
 */
export function sandboxEndpoints(settings: {
  pool: pg.Pool;
  clock: Clock;
  outbox: Outbox;
  /** Does what is due by the clock. */
  catchUp(): Promise<void>;
  slowSeconds: number;
}): Endpoint[] {
  const { pool, clock, outbox } = settings;
  const at = (path: string) => `/v1/test_helpers${path}`;
  return [
    endpoint(
      "POST",
      at("/checkout_sessions/:id/complete"),
      z.strictObject({ behaviour: z.enum(BEHAVIOURS), delay_seconds: integer.optional() }),
      async (act, { behaviour, delay_seconds = settings.slowSeconds }, id) => {
        const session = await found(act, "checkout.session", id);
        await completeCheckout(act, session, behaviour, delay_seconds);
        return session;
      },
    ),
    endpoint(
      "POST",
      at("/checkout_sessions/:id/settle"),
      z.strictObject({ outcome: z.enum(["success", "failure"]).optional() }),
      async (act, { outcome }, id) => {
        const session = await found(act, "checkout.session", id);
        await settleCheckout(act, session, outcome);
        return session;
      },
    ),
    endpoint("POST", at("/subscriptions/:id/renew"), nothing, async (act, _none, id) => {
      const subscription = await found(act, "subscription", id);
      await renewNow(act, subscription);
      return subscription;
    }),
    endpoint(
      "POST",
      at("/subscriptions/:id/fail_renewals"),
      z.strictObject({ failing: boolean }),
      async (act, { failing }, id) => {
        const subscription = await found(act, "subscription", id);
        const plan = await act.store.plan("subscription", id);
        await keepSubscription(act, subscription, { ...plan, failing });
        return subscription;
      },
    ),
    endpoint(
      "POST",
      at("/charges/:id/refund"),
      z.strictObject({ amount: positive.optional(), half: boolean.optional() }),
      async (act, { amount, half }, id) => {
        const charge = await found(act, "charge", id);
        const halved = half ? Math.max(1, Math.floor(charge.amount / 2)) : undefined;
        return refundCharge(act, charge, { amount: amount ?? halved });
      },
    ),
    endpoint(
      "POST",
      at("/charges/:id/dispute"),
      z.strictObject({ reason: text.default("fraudulent") }),
      async (act, { reason }, id) => openDispute(act, await found(act, "charge", id), reason),
    ),
    endpoint(
      "POST",
      at("/disputes/:id/close"),
      z.strictObject({ status: z.enum(["won", "lost"]) }),
      async (act, { status }, id) => {
        const dispute = await found(act, "dispute", id);
        await closeDispute(act, dispute, status);
        return dispute;
      },
    ),
    operation("POST", at("/advance"), z.strictObject({ seconds: positive }), async (given) => {
      await clock.advance(given.seconds);
      await settings.catchUp();
      return { now: clock.now() };
    }),
    operation("GET", at("/outbox"), nothing, async () => ({
      data: await listDeliveries(pool, 100),
    })),
    operation("POST", at("/outbox/deliver"), nothing, async () => {
      const pending = await sendPending(pool);
      outbox.wake();
      return { pending };
    }),
    operation("POST", at("/outbox/:id/deliver"), nothing, async (_none, id) => {
      const sent = await sendAgain(pool, id);
      if (sent === undefined) throw noSuch("delivery", id);
      outbox.wake();
      return { id: sent };
    }),
    operation(
      "POST",
      at("/outbox/wait"),
      z.strictObject({ timeout_ms: positive.optional() }),
      async ({ timeout_ms = WAIT_MS }) => ({
        empty: await outbox.empty(Math.min(timeout_ms, A_DAY_MS)),
      }),
    ),
  ];
}

async function found<K extends Kind>(act: Act, kind: K, id: string): Promise<Kinds[K]> {
  const body = await act.store.find(kind, id);
  if (!body) throw noSuch(kind, id);
  return body;
}
