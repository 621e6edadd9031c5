import type pg from "pg";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { saveStartupProfile as contract } from "../../../contracts/profile-operations.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { saveProfile } from "../../domain/profiles/save-profile.ts";
import type { DraftColumns } from "../../domain/profiles/write-draft.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import type { SaveLimit } from "./limit-saves.ts";

/** `POST /api/startup-profile/save`: the founder's form. Answers the new version. */
export function saveStartupProfileOperation(pool: pg.Pool, limit: SaveLimit): Operation {
  return jsonOperation(contract, async (actor, input) => {
    await limit(actor);
    const profile = { columns: input.profile, version: input.version };
    return saveOrRefuse(pool, actor, STARTUP_ROLE, profile);
  });
}

/**
 * Turns the domain's result into an answer, for both forms.
 * @throws OperationError
 */
export async function saveOrRefuse(
  pool: pg.Pool,
  actor: Actor,
  role: Role,
  profile: { columns: DraftColumns; version: number },
): Promise<{ version: number }> {
  const saved = await saveProfile(pool, actor, role, profile);
  if (saved.outcome === "saved") return { version: saved.version };
  if (saved.outcome === "edited") {
    throw new OperationError("edited_elsewhere", "The profile has been edited since.");
  }
  throw new OperationError("permission_denied", "This form is for accounts of the other role.");
}
