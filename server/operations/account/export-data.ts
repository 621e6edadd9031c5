import type pg from "pg";
import { exportData as contract } from "../../../contracts/account-operations.ts";
import { exportData } from "../../domain/account/export-data.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/account/export-data`: all data about the person (docs/api.md). */
export function exportDataOperation(pool: pg.Pool): Operation {
  return jsonOperation(contract, (actor) => exportData(pool, actor, new Date()));
}
