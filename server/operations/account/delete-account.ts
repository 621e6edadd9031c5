import type pg from "pg";
import {
  deleteAccount as contract,
  FRESH_SIGN_IN_SECONDS,
} from "../../../contracts/account-operations.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { deleteAccount } from "../../domain/account/delete-account.ts";
import { readSignIn } from "../../domain/account/read-sign-in.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../services/mail/mailer.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";

/** The auth service counts all attempts as this server's, so one person must not use them up. */
const TRIES = { points: 10, duration: 900 };

/**
 * `POST /api/account/delete`: an open session is not enough, because it may be open on somebody else's
 * screen. It takes the typed address, and the password or a very recent sign-in.
 */
export function deleteAccountOperation(means: {
  pool: pg.Pool;
  admin: ProjectAdmin;
  mailer: Mailer | undefined;
  log: Logger;
}): Operation {
  const limit = limitPerPerson(means.pool, "account_deletions", TRIES);
  return jsonOperation(contract, async (actor, { email, password }) => {
    await limit(actor);
    if (email.toLowerCase() !== actor.email.toLowerCase()) refuse("email", "emailDiffers");
    await requireProof(means, actor, password);
    await deleteAccount(means, actor);
    return null;
  });
}

async function requireProof(
  { pool, admin }: { pool: pg.Pool; admin: ProjectAdmin },
  actor: Actor,
  password: string,
): Promise<void> {
  const signIn = await readSignIn(pool, actor);
  if (!signIn) throw new OperationError("unauthenticated", "The session has ended.");
  if (!signIn.hasPassword) {
    if (signIn.ageSeconds <= FRESH_SIGN_IN_SECONDS) return;
    throw new OperationError("fresh_sign_in_needed", "Sign in again first.");
  }
  if (password === "") refuse("password", "required");
  const check = await admin.checkPassword(actor.email, password);
  if (check === "wrong") refuse("password", "wrongPassword");
  if (typeof check === "object") {
    throw new OperationError("too_many_requests", "Too many wrong passwords.", check);
  }
}

function refuse(field: string, problem: string): never {
  throw new OperationError("invalid_input", "This is not the account's own.", {
    fields: { [field]: problem },
  });
}
