import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { LEFT_CHECKOUT } from "../../../contracts/payments.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Item } from "../../services/payments/gateway.ts";
import type { Actor } from "../account/actor.ts";
import { readLanguage } from "../account/read-language.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { KeyReused } from "../credits/post-entry.ts";
import { ensureCustomer } from "./customers.ts";
import { findItem } from "./find-item.ts";
import { itemTitle } from "./item-title.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { readPlan } from "./read-plan.ts";

/** There is already a plan, or one is just being paid. */
export class PlanRunning extends Error {
  override readonly name = "PlanRunning";
}

type Wish = { item: { kind: "pack" | "plan"; id: string }; returnTo: string; key: string };

/** How long a checkout can be paid. */
const LASTS_MINUTES = 60;
/**
 * How long a checkout without an answer from the gateway can be requested again: the shortest
 * lifetime that the gateway allows is 30 minutes.
 */
const ASKED_AGAIN_MINUTES = 25;

type CheckoutRow = {
  id: string;
  item_kind: Item["kind"];
  item_id: string;
  credits: number;
  amount: number;
  return_to: string;
  url: string | null;
  expires_at: Date;
  /** It can no longer be paid, or not be opened. */
  is_over: boolean;
};

/**
 * Begins a purchase. The request is recorded under its key before the gateway is called, so that asking
 * again without an answer gets the same checkout at the same price, as long as it can be paid.
 * @throws NotForSale, PlanRunning, KeyReused, PaymentsUnavailable
 */
export async function startCheckout(
  means: PaymentMeans,
  actor: Actor,
  role: Role,
  wish: Wish,
): Promise<{ id: string; url: string }> {
  const accountId = await creditAccount(means.pool, actor.userId);
  const checkout = await noteWish(means, accountId, role, wish);
  if (checkout.url) return { id: checkout.id, url: checkout.url };
  const language = await readLanguage(means.pool, actor.userId);
  const person = { accountId, email: actor.email, language };
  const customer = await ensureCustomer(means.pool, means.gateway, person);
  const url = await transaction(means.pool, (client) =>
    openAtGateway(client, means, { accountId, customer, language }, checkout),
  );
  return { id: checkout.id, url };
}

async function noteWish(
  { pool, prices, gateway }: PaymentMeans,
  accountId: string,
  role: Role,
  { item: { kind, id }, returnTo, key }: Wish,
): Promise<CheckoutRow> {
  const earlier = await findWish(pool, accountId, key);
  if (earlier) return sameWish(earlier, kind, id);
  const plan = await readPlan(pool, accountId, gateway.name);
  if (kind === "plan" && plan) throw new PlanRunning("There is a plan already.");
  const item = findItem(prices, { role, hasPlan: plan?.isPaid === true }, { kind, id });
  await pool.query(
    `insert into public.checkouts
       (account_id, idempotency_key, gateway, item_kind, item_id, credits, amount, return_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (account_id, idempotency_key) do nothing`,
    [accountId, key, gateway.name, item.kind, item.id, item.credits, item.cents, returnTo],
  );
  const noted = await findWish(pool, accountId, key);
  if (!noted) throw new Error("The checkout was not noted.");
  return sameWish(noted, kind, id);
}

async function findWish(
  pool: pg.Pool,
  accountId: string,
  key: string,
): Promise<CheckoutRow | undefined> {
  const { rows } = await pool.query<CheckoutRow>(
    `select id, item_kind, item_id, credits, amount, return_to, url,
            created_at + $3 * interval '1 minute' as expires_at,
            state in ('failed', 'expired')
              or state = 'open' and created_at < now() - interval '1 minute'
                 * case when url is null then $4::int else $3::int end as is_over
       from public.checkouts where account_id = $1 and idempotency_key = $2`,
    [accountId, key, LASTS_MINUTES, ASKED_AGAIN_MINUTES],
  );
  return rows[0];
}

function sameWish(checkout: CheckoutRow, kind: Item["kind"], id: string): CheckoutRow {
  if (checkout.item_kind !== kind || checkout.item_id !== id) {
    throw new KeyReused("The key is of another purchase.");
  }
  if (checkout.is_over) throw new KeyReused("The purchase of this key is over: take a new one.");
  return checkout;
}

async function openAtGateway(
  client: pg.ClientBase,
  means: PaymentMeans,
  buyer: { accountId: string; customer: string; language: Language },
  checkout: CheckoutRow,
): Promise<string> {
  const { gateway, publicUrl } = means;
  const { accountId, customer, language } = buyer;
  // One at a time: two checkouts of one person must not both end with a plan.
  await lockSubject(client, accountId);
  if (checkout.item_kind === "plan") {
    // Another one may have been paid in the meantime.
    if (await readPlan(client, accountId, gateway.name))
      throw new PlanRunning("There is a plan already.");
    await closeOtherPlans(client, means, accountId, checkout.id);
  }
  const item: Item = {
    kind: checkout.item_kind,
    id: checkout.item_id,
    credits: checkout.credits,
    cents: checkout.amount,
  };
  const back = new URL(checkout.return_to, publicUrl);
  const paid = new URL(back);
  paid.searchParams.set("checkout", checkout.id);
  const left = new URL(back);
  left.searchParams.set("checkout", LEFT_CHECKOUT);
  const { reference, url } = await gateway.openCheckout({
    id: checkout.id,
    customer,
    item,
    title: itemTitle(item, language),
    language,
    returnUrl: paid.href,
    cancelUrl: left.href,
    expiresAt: checkout.expires_at,
  });
  await client.query("update public.checkouts set reference = $2, url = $3 where id = $1", [
    checkout.id,
    reference,
    url,
  ]);
  return url;
}

/** @throws PlanRunning if one of them is being paid. */
async function closeOtherPlans(
  client: pg.ClientBase,
  { gateway }: PaymentMeans,
  accountId: string,
  checkoutId: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string; reference: string }>(
    `select id, reference from public.checkouts
      where account_id = $1 and id <> $2 and item_kind = 'plan' and gateway = $3
        and state in ('open', 'processing') and reference is not null`,
    [accountId, checkoutId, gateway.name],
  );
  for (const { id, reference } of rows) {
    if (!(await gateway.closeCheckout(reference))) throw new PlanRunning("A plan is being paid.");
    await client.query("update public.checkouts set state = 'expired' where id = $1", [id]);
  }
}
