import type pg from "pg";
import { type Role, roleOf } from "../../../contracts/accounts.ts";
import type { Actor } from "./actor.ts";

/** The person's role; undefined until they choose one (spec §6). */
export async function readRole(
  client: pg.ClientBase | pg.Pool,
  person: Pick<Actor, "userId">,
): Promise<Role | undefined> {
  const { rows } = await client.query<{ role: string }>(
    "select role from public.profiles where user_id = $1",
    [person.userId],
  );
  return rows[0] && roleOf(rows[0].role);
}
