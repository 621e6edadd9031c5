import type pg from "pg";
import type { PaymentMeans } from "./domain/payments/payment-means.ts";
import { createPool } from "./postgres/pool.ts";

/** Payments keep a connection while the gateway answers, so a hanging gateway must not occupy all. */
const PAYMENTS_AT_ONCE = 4;
/** Separate connections, so that payments already made do not wait behind purchases. */
const NOTICES_AT_ONCE = 4;

/** The means for purchases, and separate ones for the gateway's notices and the jobs that ask it. */
export function openPayments(
  means: Omit<PaymentMeans, "pool">,
  databaseUrl: string,
): { people: PaymentMeans; notices: PaymentMeans; pools: Record<string, pg.Pool> } {
  const open = (atOnce: number) => createPool(databaseUrl, means.log, atOnce);
  const pools = { payments: open(PAYMENTS_AT_ONCE), notices: open(NOTICES_AT_ONCE) };
  return {
    people: { ...means, pool: pools.payments },
    notices: { ...means, pool: pools.notices },
    pools,
  };
}
