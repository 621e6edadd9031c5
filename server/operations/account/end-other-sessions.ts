import type pg from "pg";
import { nothing } from "../../../contracts/account-operations.ts";
import { endOtherSessions } from "../../domain/account/end-sessions.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/account/end-other-sessions` */
export function endOtherSessionsOperation(pool: pg.Pool): Operation {
  return jsonOperation("account/end-other-sessions", nothing, async (actor) => ({
    ended: await endOtherSessions(pool, actor),
  }));
}
