import type pg from "pg";
import { forgetCustomer } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import type { Actor } from "./actor.ts";

/**
 * Sees to it that nothing is charged to somebody who goes. Their entries and invoices stay, as books
 * must, in an account that is nobody's any more.
 */
export async function forgetPerson(client: pg.ClientBase, actor: Actor): Promise<void> {
  const { rows } = await client.query<{ gateway: string; customer: string }>(
    `select c.gateway, c.reference as customer from public.payment_customers c
       join public.credit_accounts a on a.id = c.account_id where a.user_id = $1`,
    [actor.userId],
  );
  for (const told of rows) await queueJob(client, forgetCustomer, told, `forget:${told.customer}`);
}
