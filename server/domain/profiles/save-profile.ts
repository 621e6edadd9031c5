import type pg from "pg";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { noteActivity } from "../account/note-activity.ts";
import { readRole } from "../account/read-role.ts";
import { type DraftColumns, type DraftTable, writeDraft } from "./write-draft.ts";

const TABLES: Record<Role, DraftTable> = {
  [STARTUP_ROLE]: "startup_profiles",
  [INVESTOR_ROLE]: "investor_profiles",
};

export type SavedProfile =
  | { outcome: "saved"; version: number }
  | { outcome: "edited" | "foreign" };

/**
 * Saves the form of a startup or of an investor.
 * @returns `foreign` for an account of the other role, `edited` if the draft is no longer at `version`
 */
export async function saveProfile(
  pool: pg.Pool,
  actor: Actor,
  role: Role,
  profile: { columns: DraftColumns; version: number },
): Promise<SavedProfile> {
  return transaction(pool, async (client) => {
    if ((await readRole(client, actor)) !== role) return { outcome: "foreign" };
    const { columns, version } = profile;
    const saved = await writeDraft(client, TABLES[role], actor, columns, version);
    if (saved === undefined) return { outcome: "edited" };
    await noteActivity(client, actor, "profile_saved");
    return { outcome: "saved", version: saved };
  });
}
