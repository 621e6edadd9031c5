import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "./actor.ts";
import { forgetPerson } from "./forget-person.ts";

/** For what the person has published, and for rows that no foreign key deletes with the account. */
const STATEMENTS = [
  // The account comes first: this waits for a run that is just publishing, so that its page goes, too.
  "select from auth.users where id = $1 for update",
  // A page that was there before them, or that reported rounds refer to, stays, but unpublished. What they wrote on it
  // goes with their draft, which is deleted with the account.
  `update public.startups set is_published = false
    where id in (select startup_id from public.startup_profiles where user_id = $1)`,
  `update public.investors set is_published = false
    where id in (select investor_id from public.investor_profiles where user_id = $1)`,
  `delete from public.startups
    where id in (select startup_id from public.startup_profiles where user_id = $1)
      and not desk.outlasts_owner(id)`,
  `delete from public.investors
    where id in (select investor_id from public.investor_profiles where user_id = $1)
      and not desk.outlasts_owner(id)`,
  // Their requests to staff.
  "select desk.forget_claims($1)",
  // A reported mistake on a page stays to be mended. An unconfirmed address may be somebody else's.
  `update desk.cases c set asker_email = null
     from auth.users u
    where u.id = $1 and u.email_confirmed_at is not null and lower(c.asker_email) = lower(u.email)`,
  "delete from auth.flow_state where user_id = $1",
];

/** A hosted project may keep an audit log, which names people. */
const JOURNAL = "auth.audit_log_entries";

/** Takes down the person's public page with everything on it, and ends their plan. */
export async function takeDown(pool: pg.Pool, person: Pick<Actor, "userId">): Promise<void> {
  await transaction(pool, async (client) => {
    for (const statement of STATEMENTS) await client.query(statement, [person.userId]);
    await forgetPerson(client, person);
    const { rows } = await client.query<{ kept: boolean }>(
      `select coalesce(has_table_privilege(to_regclass($1), 'delete'), false) as kept`,
      [JOURNAL],
    );
    if (!rows[0]?.kept) return;
    await client.query(`delete from ${JOURNAL} where payload ->> 'actor_id' = $1`, [person.userId]);
  });
}
