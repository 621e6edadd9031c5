import type pg from "pg";
import { exportData as contract } from "../../../contracts/account-operations.ts";
import { exportData } from "../../domain/account/export-data.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { limitPerPerson } from "../per-person.ts";

/** An export has all of a person's data in memory, as rows and as text. */
const EXPORTS = { points: 10, duration: 3600 };
const IN_LINE = 2;

/** `POST /api/account/export-data`: all data about the person (docs/api.md). */
export function exportDataOperation(pool: pg.Pool): Operation {
  const limit = limitPerPerson(pool, "data_exports", EXPORTS);
  const inTurn = oneAtATime(IN_LINE);
  return jsonOperation(contract, (actor) =>
    inTurn(actor.userId, async () => {
      await limit(actor);
      return exportData(pool, actor, new Date());
    }),
  );
}
