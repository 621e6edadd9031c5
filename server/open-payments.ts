import type pg from "pg";
import type { PaymentMeans } from "./domain/payments/payment-means.ts";
import { createPool } from "./postgres/pool.ts";

/** Payments keep a connection while the gateway answers: one that hangs must not take them all. */
const PAYMENTS_AT_ONCE = 4;
/** Of their own: what people have paid for must not wait behind those who buy. */
const NOTICES_AT_ONCE = 4;

/** What people buy with, and what follows the gateway: its notices, and the jobs that ask it. */
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
