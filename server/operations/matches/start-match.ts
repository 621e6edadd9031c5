import type pg from "pg";
import { startMatch as contract } from "../../../contracts/match-operations.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import { readDoneRun } from "../../domain/matches/done-run.ts";
import { fingerprintOf } from "../../domain/matches/fingerprint.ts";
import { readSubject } from "../../domain/matches/subject.ts";
import { startRun } from "../../domain/runs/start-run.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole } from "../require-role.ts";
import { runOrRefusal } from "../runs/run-refusal.ts";

/** `POST /api/match/start`: charges only once it is clear that there is something to match. */
export function startMatchOperation({
  pool,
  prices,
}: {
  pool: pg.Pool;
  prices: PriceList;
}): Operation {
  return jsonOperation(contract, async (actor, input, { idempotencyKey: key }) => {
    const role = await requireRole(pool, actor);
    const { language, shownPrice, evenIfUnchanged } = input;
    const prepare = async (client: pg.ClientBase) => {
      const subject = await readSubject(client, actor.userId, role);
      if (!subject?.isComplete)
        throw new OperationError("profile_missing", "Save the profile first.");
      if (subject.criteria === "") {
        throw new OperationError("criteria_missing", "Save match criteria first.");
      }
      const fingerprint = fingerprintOf(subject);
      if (!evenIfUnchanged && fingerprint === (await readDoneRun(client, actor))?.fingerprint) {
        throw new OperationError("match_unchanged", "Nothing has changed since the last match.");
      }
      return fingerprint;
    };
    const price = pricesFor(role, prices).match;
    return runOrRefusal(
      startRun(pool, actor, { service: "match", price, shownPrice, language, key }, prepare),
    );
  });
}
