import type pg from "pg";
import { type Role, roleOf } from "../../../contracts/accounts.ts";
import type { Actor } from "./actor.ts";

/** What the person's profile says; without one they are an investor (spec §6). */
export async function readRole(pool: pg.Pool, actor: Actor): Promise<Role> {
  const { rows } = await pool.query<{ role: string }>(
    "select role from public.profiles where user_id = $1",
    [actor.userId],
  );
  return roleOf(rows[0]?.role);
}
