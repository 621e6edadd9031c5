import { readProfileStatus } from "../../../contracts/profile-status.ts";
import type { Readiness } from "../../domain/publishing/readiness.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { roleNotChosen } from "../require-role.ts";

/** `POST /api/profile/read-status`: how far the person's profile is. */
export function readProfileStatusOperation(readiness: Readiness): Operation {
  return jsonOperation(readProfileStatus, async (actor) => {
    const status = await readiness.read(actor);
    if (!status) throw roleNotChosen();
    return status;
  });
}
