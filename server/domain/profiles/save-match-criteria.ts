import type pg from "pg";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { noteActivity } from "../account/note-activity.ts";
import { readRole } from "../account/read-role.ts";

/**
 * Saves the person's criteria for matches. They are not published, so neither the version nor the time
 * of the last change moves.
 * @returns false if the account has no role yet
 */
export async function saveMatchCriteria(
  pool: pg.Pool,
  actor: Actor,
  criteria: string,
): Promise<boolean> {
  return transaction(pool, async (client) => {
    const role = await readRole(client, actor);
    if (!role) return false;
    const table = role === STARTUP_ROLE ? "startup_profiles" : "investor_profiles";
    await client.query(
      `insert into public.${table} (user_id, match_criteria) values ($1, $2)
       on conflict (user_id) do update set match_criteria = excluded.match_criteria`,
      [actor.userId, criteria],
    );
    await noteActivity(client, actor, "criteria_saved");
    return true;
  });
}
