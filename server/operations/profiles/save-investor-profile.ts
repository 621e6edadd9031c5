import type pg from "pg";
import { INVESTOR_ROLE } from "../../../contracts/accounts.ts";
import { saveInvestorProfile as contract } from "../../../contracts/profile-operations.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import type { SaveLimit } from "./limit-saves.ts";
import { saveOrRefuse } from "./save-startup-profile.ts";

/** `POST /api/investor-profile/save`: the investor's form. Answers the new version. */
export function saveInvestorProfileOperation(pool: pg.Pool, limit: SaveLimit): Operation {
  return jsonOperation(contract, async (actor, input) => {
    await limit(actor);
    const profile = { columns: input.profile, version: input.version };
    return saveOrRefuse(pool, actor, INVESTOR_ROLE, profile);
  });
}
