import type pg from "pg";
import { listSessions as contract } from "../../../contracts/account-operations.ts";
import { listSessions } from "../../domain/account/list-sessions.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/account/list-sessions` */
export function listSessionsOperation(pool: pg.Pool): Operation {
  return jsonOperation(contract, (actor) => listSessions(pool, actor));
}
