import { randomUUID } from "node:crypto";
import type pg from "pg";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import type { GatewayInvoice, GatewaySubscription } from "../../services/payments/gateway.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import type { PaymentMeans } from "./payment-means.ts";
import type { TestGateway } from "./test-gateway.ts";

const PERIOD = { start: new Date("2998-12-01T00:00:00Z"), end: new Date("2999-01-01T00:00:00Z") };
const SILENT = { warn: () => undefined, error: () => undefined };

export function paymentMeans(pool: pg.Pool, gateway: TestGateway): PaymentMeans {
  const publicUrl = "https://benih.example";
  return { pool, gateway, prices: DEFAULT_PRICES, publicUrl, log: SILENT };
}

/** Gives the calling test file a database and a gateway to buy from. */
export function paymentsDatabase() {
  const { pool, open } = accountsDatabase();
  return {
    pool,
    means: (gateway: TestGateway) => paymentMeans(pool(), gateway),
    /** A person with a customer at the gateway. */
    async customer() {
      const actor = await open("Startup");
      const accountId = await creditAccount(pool(), actor.userId);
      const customer = `cus_${accountId}`;
      await pool().query(
        "insert into public.payment_customers (gateway, account_id, reference) values ('stripe', $1, $2)",
        [accountId, customer],
      );
      return { actor, accountId, customer };
    },
    async balanceOf(accountId: string) {
      const { rows } = await pool().query<{ balance: number; owed: number }>(
        "select balance, owed from public.credit_accounts where id = $1",
        [accountId],
      );
      return rows[0];
    },
  };
}

/** A pack that was paid. */
export function paidPack(customer: string): GatewayInvoice {
  const reference = `in_${randomUUID()}`;
  return {
    reference,
    customer,
    number: "B-0001",
    state: "paid",
    item: { kind: "pack", id: "pack_30", credits: 30, cents: 2900 },
    checkoutId: undefined,
    subscription: undefined,
    payment: `pi_${reference}`,
    period: undefined,
    documentUrl: undefined,
    issuedAt: PERIOD.start,
  };
}

/** A plan, and the invoice that paid its period. */
export function paidPlan(customer: string): {
  invoice: GatewayInvoice;
  subscription: GatewaySubscription;
} {
  const pack = paidPack(customer);
  const reference = `sub_${pack.reference}`;
  return {
    invoice: {
      ...pack,
      item: { kind: "plan", id: "startup_monthly", credits: 40, cents: 2900 },
      subscription: reference,
      period: PERIOD,
    },
    subscription: {
      reference,
      customer,
      state: "active",
      planId: "startup_monthly",
      latestInvoice: pack.reference,
      period: PERIOD,
      credits: 40,
      cents: 2900,
      cancelAtPeriodEnd: false,
      endedAt: undefined,
    },
  };
}
