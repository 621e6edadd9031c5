import type pg from "pg";
import { saveWebsite as contract } from "../../../contracts/website-submission.ts";
import { saveWebsite } from "../../domain/website/save-website.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import type { SaveLimit } from "../profiles/limit-saves.ts";
import { requireRole } from "../require-role.ts";

/** `POST /api/website/save {url, version}`: to the profile of the person's role. */
export function saveWebsiteOperation(pool: pg.Pool, limit: SaveLimit): Operation {
  return jsonOperation(contract, async (actor, website) => {
    await limit(actor);
    const saved = await saveWebsite(pool, actor, await requireRole(pool, actor), website);
    if (saved) return saved;
    throw new OperationError("edited_elsewhere", "The profile has been edited since it was read.");
  });
}
