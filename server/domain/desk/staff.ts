import type pg from "pg";
import type { StaffMember, StaffRole } from "../../../contracts/desk/staff.ts";
import type { Language } from "../../../contracts/languages.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { readLanguage } from "../account/read-language.ts";
import type { Staff } from "./as-staff.ts";

/** Sets whether staff must show a second factor; called when the server starts. */
export async function demandSecondFactor(pool: pg.Pool, demanded: boolean): Promise<void> {
  await pool.query(
    `insert into desk.settings (name, value) values ('second_factor_demanded', to_jsonb($1::boolean))
     on conflict (name) do update set value = excluded.value, updated_at = now()
       where settings.value <> excluded.value`,
    [demanded],
  );
}

/**
 * Makes an invited person staff on their first visit. Their address is confirmed, as they signed in. Somebody who is
 * already staff keeps their role, which they were given since.
 */
export async function takeUpInvitation(pool: pg.Pool, actor: Actor): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query("select set_config('desk.actor', $1, true)", [actor.userId]);
    const { rows } = await client.query<{ role: string; invited_by: string | null }>(
      `delete from desk.invitations i using auth.users u
       where u.id = $1 and u.email_confirmed_at is not null and i.email = lower(u.email)
       returning i.role, i.invited_by`,
      [actor.userId],
    );
    const [invitation] = rows;
    if (!invitation) return;
    await client.query(
      `insert into desk.staff (user_id, role, added_by) values ($1, $2, $3)
       on conflict (user_id) do nothing`,
      [actor.userId, invitation.role, invitation.invited_by],
    );
  });
}

export async function readStaff({ client }: Staff): Promise<{
  staff: StaffMember[];
  invited: { email: string; role: StaffRole; invitedAt: string }[];
}> {
  const staff = await client.query<StaffMember & { addedAt: Date; lastActAt: Date | null }>(
    'select user_id as "userId", email, role, added_at as "addedAt", last_act_at as "lastActAt" from desk.list_staff()',
  );
  const invited = await client.query<{ email: string; role: StaffRole; invitedAt: Date }>(
    'select email, role, invited_at as "invitedAt" from desk.invitations order by email',
  );
  return {
    staff: staff.rows.map((row) => ({
      ...row,
      addedAt: row.addedAt.toISOString(),
      lastActAt: row.lastActAt?.toISOString() ?? null,
    })),
    invited: invited.rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() })),
  };
}

/**
 * Gives a role: to a member of staff at once, to anybody else on their first visit.
 * @returns whether somebody new was invited, who must be told by mail
 */
export async function giveRole(
  { client, actor }: Staff,
  to: { email: string; role: StaffRole },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update desk.staff set role = $2
     where user_id = (select user_id from desk.list_staff() where lower(email) = lower($1))`,
    [to.email, to.role],
  );
  if (rowCount) return false;
  await client.query(
    `insert into desk.invitations (email, role, invited_by) values (lower($1), $2, $3)
     on conflict (email) do update set role = excluded.role, invited_at = now()`,
    [to.email, to.role, actor.userId],
  );
  return true;
}

/** The language of the person with this address, or else of the one who writes to them. @param client the server's own. */
export async function languageOfInvited(
  client: pg.ClientBase,
  email: string,
  by: string,
): Promise<Language> {
  const { rows } = await client.query<{ userId: string }>(
    `select p.user_id as "userId" from auth.users u join public.profiles p on p.user_id = u.id
      where lower(u.email) = lower($1)`,
    [email],
  );
  return readLanguage(client, rows[0]?.userId ?? by);
}

/** @returns false if nobody with that address is staff or invited. */
export async function takeRole({ client }: Staff, email: string): Promise<boolean> {
  const gone = await client.query(
    `delete from desk.staff
     where user_id = (select user_id from desk.list_staff() where lower(email) = lower($1))`,
    [email],
  );
  const uninvited = await client.query("delete from desk.invitations where email = lower($1)", [
    email,
  ]);
  return (gone.rowCount ?? 0) + (uninvited.rowCount ?? 0) > 0;
}
