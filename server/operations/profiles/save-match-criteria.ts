import type pg from "pg";
import { saveMatchCriteria } from "../../../contracts/profile-operations.ts";
import { saveMatchCriteria as save } from "../../domain/profiles/save-match-criteria.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** `POST /api/match/save-criteria`: what the person looks for in a match (spec §4). */
export function saveMatchCriteriaOperation(pool: pg.Pool): Operation {
  return jsonOperation("match/save-criteria", saveMatchCriteria, async (actor, { criteria }) => {
    if (await save(pool, actor, criteria)) return null;
    throw new OperationError("permission_denied", "Choose a role first.");
  });
}
