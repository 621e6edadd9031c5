import type pg from "pg";
import { endOtherSessions as contract } from "../../../contracts/account-operations.ts";
import { endOtherSessions } from "../../domain/account/end-sessions.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/account/end-other-sessions` */
export function endOtherSessionsOperation(pool: pg.Pool): Operation {
  return jsonOperation(contract, async (actor) => ({
    ended: await endOtherSessions(pool, actor),
  }));
}
