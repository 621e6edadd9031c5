import type pg from "pg";
import { z } from "zod";
import { readStatus } from "../../domain/profiles/read-status.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** `POST /api/profile/read-status`: how far the person's profile is. */
export function readProfileStatusOperation(pool: pg.Pool): Operation {
  return jsonOperation("profile/read-status", z.object({}), async (actor) => {
    const status = await readStatus(pool, actor);
    if (!status) throw new OperationError("permission_denied", "Choose a role first.");
    return status;
  });
}
