import type pg from "pg";
import { endSession as contract } from "../../../contracts/account-operations.ts";
import { endSession } from "../../domain/account/end-sessions.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** `POST /api/account/end-session` */
export function endSessionOperation(pool: pg.Pool): Operation {
  return jsonOperation(contract, async (actor, { id }) => {
    if (await endSession(pool, actor, id)) return null;
    throw new OperationError("not_found", "You have no such session.");
  });
}
