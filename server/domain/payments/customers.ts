import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { PaymentGateway } from "../../services/payments/gateway.ts";

/** The gateway's name of an account's customer, made when something is first bought. */
export async function ensureCustomer(
  client: pg.ClientBase,
  gateway: PaymentGateway,
  person: { accountId: string; email: string; language: Language },
): Promise<string> {
  const known = await findCustomer(client, gateway, person.accountId);
  if (known) return known;
  const reference = await gateway.createCustomer(person);
  await client.query(
    `insert into public.payment_customers (gateway, account_id, reference) values ($1, $2, $3)
     on conflict (gateway, account_id) do nothing`,
    [gateway.name, person.accountId, reference],
  );
  return reference;
}

export async function findCustomer(
  client: pg.ClientBase | pg.Pool,
  gateway: Pick<PaymentGateway, "name">,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string }>(
    "select reference from public.payment_customers where gateway = $1 and account_id = $2",
    [gateway.name, accountId],
  );
  return rows[0]?.reference;
}

/** Whose customer it is; undefined for those of other sites that the same gateway serves. */
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
