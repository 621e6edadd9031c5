import type pg from "pg";
import type { z } from "zod";
import { nothing, type signInMeans } from "../../../contracts/account-operations.ts";
import { readSignIn } from "../../domain/account/read-sign-in.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** `POST /api/account/read-sign-in`: whether the person has a password. */
export function readSignInOperation(pool: pg.Pool): Operation {
  return jsonOperation("account/read-sign-in", nothing, async (actor) => {
    const signIn = await readSignIn(pool, actor);
    if (!signIn) throw new OperationError("unauthenticated", "The session has ended.");
    return { hasPassword: signIn.hasPassword } satisfies z.input<typeof signInMeans>;
  });
}
