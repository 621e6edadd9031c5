import type pg from "pg";
import { readSignIn as contract } from "../../../contracts/account-operations.ts";
import { readSignIn } from "../../domain/account/read-sign-in.ts";
import { countRecoveryCodes } from "../../domain/account/recovery-codes.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** `POST /api/account/read-sign-in`: the ways in which the person can sign in. */
export function readSignInOperation(pool: pg.Pool): Operation {
  return jsonOperation(contract, async (actor) => {
    const signIn = await readSignIn(pool, actor);
    if (!signIn) throw new OperationError("unauthenticated", "The session has ended.");
    const { hasPassword, providers } = signIn;
    return { hasPassword, providers, recoveryCodes: await countRecoveryCodes(pool, actor) };
  });
}
