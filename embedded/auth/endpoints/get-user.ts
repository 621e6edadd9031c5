import { readUserAnswer } from "../accounts/user-answer.ts";
import type { Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import { currentSession } from "../sessions/current-session.ts";

export const getUser: Endpoint = async (auth, request) => {
  const { user } = await currentSession(auth, request);
  return ok(await readUserAnswer(auth.pool, user));
};
