import { findById, isBanned, type User } from "../accounts/users.ts";
import { AuthError, banned } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import type { AuthRequest } from "../http/auth-request.ts";

export type CurrentSession = {
  id: string;
  user: User;
  ageSeconds: number;
  /** How many factors it has shown; new tokens say the same. */
  aal: "aal1" | "aal2";
};

/**
 * The caller, by their access token.
 * @throws AuthError with the codes that make a client drop an ended session.
 */
export async function currentSession(
  auth: AuthContext,
  request: AuthRequest,
): Promise<CurrentSession> {
  const claims = await auth.accessTokens.verify(request.bearer);
  const user = await findById(auth.pool, claims.sub);
  if (!user) {
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  if (isBanned(user)) throw banned();
  const { rows } = await auth.pool.query<{ age: number; aal: CurrentSession["aal"] }>(
    `select extract(epoch from now() - created_at)::float as age, coalesce(aal, 'aal1') as aal
     from auth.sessions
     where id = $1 and user_id = $2 and (not_after is null or not_after > now())`,
    [claims.session_id, user.id],
  );
  if (!rows[0]) {
    const message = "Session from session_id claim in JWT does not exist";
    throw new AuthError(403, "session_not_found", message);
  }
  return { id: claims.session_id, user, ageSeconds: rows[0].age, aal: rows[0].aal };
}
