import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { Ring } from "../ring.ts";
import { isOwnAddress } from "../this-machine.ts";
import { startWorkingOff } from "./billing/work-off.ts";
import { readClock } from "./clock.ts";
import { startOutbox } from "./delivery/outbox.ts";
import { checkoutSessionEndpoints } from "./endpoints/checkout-sessions.ts";
import { customerEndpoints } from "./endpoints/customers.ts";
import { lookupEndpoints } from "./endpoints/lookups.ts";
import { portalSessionEndpoints } from "./endpoints/portal-sessions.ts";
import { priceEndpoints } from "./endpoints/prices.ts";
import { refundEndpoints } from "./endpoints/refunds.ts";
import { sandboxEndpoints } from "./endpoints/sandbox.ts";
import { subscriptionEndpoints } from "./endpoints/subscriptions.ts";
import { startApi } from "./http/api-server.ts";
import { createPages } from "./pages/pages.ts";
import { forgetOldAnswers } from "./store/idempotency.ts";

/** A payment provider from the product's point of view: what `new Stripe(secretKey, api)` needs. */
export type SamplePayments = {
  api: { host: "127.0.0.1"; port: number; protocol: "http" };
  secretKey: string;
  webhookSecret: string;
  /** The pages below `/_payments`. @returns false when the address is not one of them. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  stop(): Promise<void>;
};

export type SamplePaymentsSettings = {
  /** With the role `sample_payments`. */
  pool: pg.Pool;
  /** Where the pages are, at the site's own origin. */
  publicUrl: string;
  webhookUrl: string;
  /** The first of each is given out. */
  secretKeys: Ring<string>;
  webhookSecrets: Ring<string>;
  log: Log;
  now?: () => Date;
  /** How long to wait after each delivery that failed; the last one repeats. */
  retryWaitsMs?: readonly number[];
  /** How long a slow payment takes. */
  slowSeconds?: number;
};

const SLOW_SECONDS = 10;

/**
 * A payment provider on this machine that speaks Stripe's API: no money moves.
 * `docs/decisions/0020-sandbox-speaks-stripe.md` says what it serves, `endpoints/sandbox.ts` what
 * tests can do besides.
 * @throws when the site is not on this machine: anybody who reached its pages could pay without
 * money.
 */
export async function startSamplePayments(
  settings: SamplePaymentsSettings,
): Promise<SamplePayments> {
  const { pool, publicUrl, webhookUrl, secretKeys, webhookSecrets, log } = settings;
  if (!isOwnAddress(publicUrl))
    throw new Error("The sample payment provider is for this machine only");
  const { slowSeconds = SLOW_SECONDS } = settings;
  await forgetOldAnswers(pool);
  const clock = await readClock(pool, settings.now ?? (() => new Date()));
  const outbox = startOutbox({
    pool,
    webhookUrl,
    webhookSecrets,
    ...(settings.retryWaitsMs && { retryWaitsMs: settings.retryWaitsMs }),
    log,
  });
  const time = startWorkingOff({ pool, clock, publicUrl, onAct: outbox.wake, log });
  const onAct = () => {
    outbox.wake();
    time.wake();
  };
  const sandbox = sandboxEndpoints({ pool, clock, outbox, catchUp: time.caughtUp, slowSeconds });
  const api = await startApi({
    pool,
    clock,
    publicUrl,
    secretKeys,
    endpoints: [
      ...customerEndpoints,
      ...priceEndpoints,
      ...checkoutSessionEndpoints,
      ...subscriptionEndpoints,
      ...refundEndpoints,
      ...portalSessionEndpoints,
      ...lookupEndpoints,
      ...sandbox,
    ],
    onAct,
    log,
  });
  return {
    api: { host: "127.0.0.1", port: api.port, protocol: "http" },
    secretKey: secretKeys()[0],
    webhookSecret: webhookSecrets()[0],
    handle: createPages({ pool, clock, publicUrl, secretKeys, sandbox, slowSeconds, onAct, log }),
    async stop() {
      await Promise.all([api.close(), outbox.stop(), time.stop()]);
    },
  };
}
