import type pg from "pg";
import type { PriceList } from "../../../contracts/prices.ts";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import { readStatus } from "../../domain/profiles/read-status.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { roleNotChosen } from "../require-role.ts";

/** `POST /api/profile/read-status`: the progress of the person's profile. */
export function readProfileStatusOperation(pool: pg.Pool, prices: PriceList): Operation {
  return jsonOperation(readProfileStatus, async (actor) => {
    const status = await readStatus(pool, prices, actor);
    if (!status) throw roleNotChosen();
    return status;
  });
}
