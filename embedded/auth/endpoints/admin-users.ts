import { z } from "zod";
import { readUserAnswer } from "../accounts/user-answer.ts";
import { findById } from "../accounts/users.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { factorsOf } from "../factors/factors.ts";
import { ok } from "../http/answer.ts";
import type { AuthRequest } from "../http/auth-request.ts";
import { removeFactor } from "./unenroll-factor.ts";

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

export const adminGetUser: Endpoint = async (auth, request) => {
  const id = adminsUserId(request);
  const user = await findById(auth.pool, id);
  if (!user) throw unknownUser();
  return ok(await readUserAnswer(auth.pool, user));
};

/** Deletes the account with everything that belongs to it. */
export const adminDeleteUser: Endpoint = async (auth, request) => {
  const id = adminsUserId(request);
  const { should_soft_delete } = await request.body(deletion);
  if (should_soft_delete) throw invalidInput("Accounts are deleted whole here");
  const { rowCount } = await auth.pool.query("delete from auth.users where id = $1", [id]);
  if (rowCount === 0) throw unknownUser();
  return ok({});
};

export const adminListFactors: Endpoint = async (auth, request) =>
  ok(await factorsOf(auth.pool, adminsUserId(request)));

/** Removes the factor of somebody who has lost the device, by the operator or a recovery code. */
export const adminDeleteFactor: Endpoint = async (auth, request) => {
  const userId = adminsUserId(request);
  const id = z.uuid().safeParse(request.path.split("/")[5]);
  if (!id.success) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  await removeFactor(auth, userId, id.data);
  return ok({ id: id.data });
};

/** Only for the secret key, and only without a user token. */
function adminsUserId(request: AuthRequest): string {
  if (request.keyRole !== "service_role" || request.bearer !== undefined) {
    throw new AuthError(403, "not_admin", "User not allowed");
  }
  const id = z.uuid().safeParse(request.path.split("/")[3]);
  if (!id.success) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  return id.data;
}

function unknownUser(): AuthError {
  return new AuthError(404, "user_not_found", "User not found");
}
