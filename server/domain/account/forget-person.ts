import type pg from "pg";
import { forgetCustomer } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import type { Actor } from "./actor.ts";

/** The account is deleted right after, and nothing is forgotten before that (forgetDeleted). */
const AFTER_MS = 5000;

/**
 * Makes sure that a deleted person is not charged. Their entries and invoices stay, as books must,
 * in an account without a person.
 */
export async function forgetPerson(
  client: pg.ClientBase,
  person: Pick<Actor, "userId">,
): Promise<void> {
  const { rows } = await client.query<{ gateway: string; customer: string }>(
    `select c.gateway, c.reference as customer from public.payment_customers c
       join public.credit_accounts a on a.id = c.account_id where a.user_id = $1`,
    [person.userId],
  );
  const at = new Date(Date.now() + AFTER_MS);
  for (const told of rows) {
    await queueJob(client, forgetCustomer, told, `forget:${told.customer}`, { at });
  }
}
