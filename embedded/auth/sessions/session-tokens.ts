import type { Database } from "../../postgres/transaction.ts";
import { readUserAnswer, type UserAnswer } from "../accounts/user-answer.ts";
import type { User } from "../accounts/users.ts";
import type { AuthContext } from "../context.ts";
import { encodeRefreshToken } from "../tokens/refresh-tokens.ts";
import type { Proof } from "./access-tokens.ts";

export type SessionTokens = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserAnswer;
};

/** A client's tokens for a session: an access token for an hour, and a refresh token to get the next. */
export async function sessionTokens(
  auth: AuthContext,
  database: Database,
  session: { id: string; counter: number; user: User },
): Promise<SessionTokens> {
  const { user } = session;
  const proofs = await proofsOf(database, session.id);
  const { seconds } = auth.accessTokens;
  return {
    access_token: await auth.accessTokens.sign(user, session.id, proofs),
    token_type: "bearer",
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    refresh_token: encodeRefreshToken(auth.refreshKeys()[0], {
      sessionId: session.id,
      counter: session.counter,
    }),
    user: await readUserAnswer(database, user),
  };
}

export async function proofsOf(database: Database, sessionId: string): Promise<Proof[]> {
  const { rows } = await database.query<Proof>(
    `select authentication_method as method, extract(epoch from created_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by created_at desc`,
    [sessionId],
  );
  return rows;
}
