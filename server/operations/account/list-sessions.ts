import type pg from "pg";
import { nothing } from "../../../contracts/account-operations.ts";
import { listSessions } from "../../domain/account/list-sessions.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/account/list-sessions` */
export function listSessionsOperation(pool: pg.Pool): Operation {
  return jsonOperation("account/list-sessions", nothing, (actor) => listSessions(pool, actor));
}
