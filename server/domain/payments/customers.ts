import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import { type PaymentGateway, PaymentsUnavailable } from "../../services/payments/gateway.ts";

/**
 * The gateway's id of an account's customer, created at the first purchase with the person's
 * current details, and again if it is gone there: deleted in its dashboard, or created with other keys.
 * It is recorded at once, so that its notices find their account whatever fails later.
 */
export async function ensureCustomer(
  pool: pg.Pool,
  gateway: PaymentGateway,
  person: { accountId: string; email: string; language: Language },
): Promise<string> {
  const { accountId } = person;
  const customer =
    (await findCustomer(pool, gateway, accountId)) ??
    (await makeCustomer(pool, gateway, accountId));
  if (await gateway.describeCustomer(customer, person)) return customer;
  // The row stays, as earlier payments may still be refunded or disputed.
  await pool.query(
    "update public.payment_customers set gone_at = now() where gateway = $1 and reference = $2 and gone_at is null",
    [gateway.name, customer],
  );
  const another = await makeCustomer(pool, gateway, accountId);
  if (await gateway.describeCustomer(another, person)) return another;
  throw new PaymentsUnavailable("A customer that was just made is gone.");
}

async function makeCustomer(
  pool: pg.Pool,
  gateway: PaymentGateway,
  accountId: string,
): Promise<string> {
  const made = await gateway.createCustomer(accountId, await lastGone(pool, gateway, accountId));
  // Two purchases at once create the same customer, and may conflict on either of its unique keys.
  await pool.query(
    `insert into public.payment_customers (gateway, account_id, reference) values ($1, $2, $3)
     on conflict do nothing`,
    [gateway.name, accountId, made],
  );
  const noted = await findCustomer(pool, gateway, accountId);
  if (noted === undefined) throw new Error("The gateway gave another account's customer.");
  return noted;
}

export async function findCustomer(
  client: pg.ClientBase | pg.Pool,
  gateway: Pick<PaymentGateway, "name">,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string }>(
    `select reference from public.payment_customers
      where gateway = $1 and account_id = $2 and gone_at is null`,
    [gateway.name, accountId],
  );
  return rows[0]?.reference;
}

async function lastGone(
  pool: pg.Pool,
  gateway: Pick<PaymentGateway, "name">,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from public.payment_customers
      where gateway = $1 and account_id = $2 and gone_at is not null
      order by gone_at desc limit 1`,
    [gateway.name, accountId],
  );
  return rows[0]?.reference;
}

/**
 * Has the gateway forget a customer whose person is gone.
 * @throws while the person still exists: their deletion stopped half-way, and without its customer the account could
 * never buy again
 */
export async function forgetDeleted(
  pool: pg.Pool,
  gateway: Pick<PaymentGateway, "name" | "forgetCustomer">,
  customer: string,
): Promise<void> {
  const { rowCount } = await pool.query(
    `select from public.payment_customers c join public.credit_accounts a on a.id = c.account_id
      where c.gateway = $1 and c.reference = $2 and a.user_id is not null`,
    [gateway.name, customer],
  );
  if (rowCount) throw new Error("The deletion of this customer's account has not ended.");
  await gateway.forgetCustomer(customer);
}

/** The customer's account; undefined for those of other sites at the same gateway. */
export async function accountOf(
  client: pg.ClientBase,
  gateway: Pick<PaymentGateway, "name">,
  customer: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ account_id: string }>(
    "select account_id from public.payment_customers where gateway = $1 and reference = $2",
    [gateway.name, customer],
  );
  return rows[0]?.account_id;
}
