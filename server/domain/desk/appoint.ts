import type pg from "pg";
import type { StaffRole } from "../../../contracts/desk/staff.ts";
import { transaction } from "../../postgres/transaction.ts";

/** The actor of commands, which run without anybody's account. */
const OPERATOR = "00000000-0000-0000-0000-000000000000";

/**
 * Makes somebody staff from the machine itself; without an account, as soon as they have one.
 * @returns whether they have one.
 */
export async function appointStaff(
  pool: pg.Pool,
  who: { email: string; role: StaffRole },
): Promise<boolean> {
  return asOperator(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into desk.staff (user_id, role)
       select id, $2 from auth.users where lower(email) = lower($1)
       on conflict (user_id) do update set role = excluded.role`,
      [who.email, who.role],
    );
    if (rowCount) {
      // An older invitation would change the role at the next visit.
      await client.query("delete from desk.invitations where email = lower($1)", [who.email]);
      return true;
    }
    await client.query(
      `insert into desk.invitations (email, role) values (lower($1), $2)
       on conflict (email) do update set role = excluded.role, invited_at = now()`,
      [who.email, who.role],
    );
    return false;
  });
}

/** @returns false if nobody with that address is staff or invited. */
export async function dismissStaff(pool: pg.Pool, email: string): Promise<boolean> {
  return asOperator(pool, async (client) => {
    const gone = await client.query(
      "delete from desk.staff s using auth.users u where u.id = s.user_id and lower(u.email) = lower($1)",
      [email],
    );
    const uninvited = await client.query("delete from desk.invitations where email = lower($1)", [
      email,
    ]);
    return (gone.rowCount ?? 0) + (uninvited.rowCount ?? 0) > 0;
  });
}

/** A line for each: address and role. */
export async function listStaffAddresses(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select u.email || '  ' || s.role as line from desk.staff s join auth.users u on u.id = s.user_id
     union all
     select email || '  ' || role || ' (invited)' from desk.invitations order by line`,
  );
  return rows.map(({ line }) => line);
}

async function asOperator<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return transaction(pool, async (client) => {
    await client.query("select set_config('desk.actor', $1, true)", [OPERATOR]);
    return work(client);
  });
}
