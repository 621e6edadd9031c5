import { invalidInput } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { currentSession } from "../sessions/current-session.ts";

const SCOPES = new Map([
  ["global", "user_id = $1 and $2::uuid is not null"],
  ["local", "user_id = $1 and id = $2"],
  ["others", "user_id = $1 and id <> $2"],
]);

/** Ends sessions: their access tokens stop working at once. */
export const logout: Endpoint = async (auth, request) => {
  const which = SCOPES.get(request.query.get("scope") || "global");
  if (which === undefined) throw invalidInput("Unsupported logout scope");
  const session = await currentSession(auth, request);
  await auth.pool.query(`delete from auth.sessions where ${which}`, [session.user.id, session.id]);
  return { status: 204 };
};
