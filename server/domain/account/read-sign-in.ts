import type pg from "pg";
import type { Actor } from "./actor.ts";

/** How the person signs in, and how long ago they did. */
export type SignIn = { hasPassword: boolean; providers: string[]; ageSeconds: number };

/** @returns undefined when the session has ended in the meantime. */
export async function readSignIn(pool: pg.Pool, actor: Actor): Promise<SignIn | undefined> {
  const { rows } = await pool.query<SignIn>(
    `select coalesce(u.encrypted_password, '') <> '' as "hasPassword",
            array(select i.provider from auth.identities i
                   where i.user_id = u.id and i.provider <> 'email' order by i.provider) as providers,
            extract(epoch from now() - s.created_at)::float as "ageSeconds"
       from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = $1 and u.id = $2`,
    [actor.sessionId, actor.userId],
  );
  return rows[0];
}
