import type pg from "pg";
import type { Customer } from "../objects/wire-objects.ts";

const FIELDS = ["email", "name", "phone"] as const;

/**
 * Removes a deleted customer's address, name and number from invoices, checkouts and events. A real
 * provider keeps them as long as its law requires; these books are next to the product's, on the
 * machine of the person who deleted their account.
 */
export async function forgetCustomer(client: pg.PoolClient, customer: Customer): Promise<void> {
  const id = JSON.stringify(customer.id);
  for (const field of FIELDS) {
    const known = customer[field];
    if (!known) continue;
    // The end of the key: `customer_email` is one of them.
    const pair = `${field}": ${JSON.stringify(known)}`;
    const nothing = `${field}": null`;
    await client.query(
      `update objects set body = replace(body::text, $2, $3)::jsonb
        where body ->> 'customer' = $1 and position($2 in body::text) > 0`,
      [customer.id, pair, nothing],
    );
    await client.query(
      `update events set body = replace(body, $2, $3)
        where position($1 in body) > 0 and position($2 in body) > 0`,
      [id, pair, nothing],
    );
  }
  // A repeated request under an old key would return them.
  await client.query("delete from idempotency_keys where position($1 in answer) > 0", [id]);
}
