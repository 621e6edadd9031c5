import type pg from "pg";
import { saveMatchCriteria as contract } from "../../../contracts/match-criteria.ts";
import { saveMatchCriteria } from "../../domain/profiles/save-match-criteria.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { roleNotChosen } from "../require-role.ts";
import type { SaveLimit } from "./limit-saves.ts";

/** `POST /api/match/save-criteria`: the person's criteria for matches (spec §4). */
export function saveMatchCriteriaOperation(pool: pg.Pool, limit: SaveLimit): Operation {
  return jsonOperation(contract, async (actor, { criteria }) => {
    await limit(actor);
    if (await saveMatchCriteria(pool, actor, criteria)) return null;
    throw roleNotChosen();
  });
}
