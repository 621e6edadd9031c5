import type pg from "pg";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { SavedWebsite } from "../../../contracts/website-submission.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { noteActivity } from "../account/note-activity.ts";

/**
 * Saves the website to the profile of the person's role, which is created if missing.
 * @param role theirs for good once it is chosen
 * @param website.version the version of the profile that the person saw, 0 for none
 * @returns undefined if the profile has been edited since; but if it has exactly this website, an earlier save has
 * arrived without its answer
 */
export async function saveWebsite(
  pool: pg.Pool,
  actor: Actor,
  role: Role,
  website: { url: string; version: number },
): Promise<SavedWebsite | undefined> {
  return transaction(pool, async (client) => {
    const table = `public.${role === STARTUP_ROLE ? "startup_profiles" : "investor_profiles"}`;
    const { rows } =
      website.version === 0
        ? await client.query<SavedWebsite>(
            `insert into ${table} (user_id, website) values ($1, $2)
             on conflict (user_id) do nothing returning website, version`,
            [actor.userId, website.url],
          )
        : await client.query<SavedWebsite>(
            `update ${table}
                set website = $2, version = version + 1
              where user_id = $1 and version = $3 returning website, version`,
            [actor.userId, website.url, website.version],
          );
    const [saved] = rows;
    if (!saved) {
      const same = await client.query<SavedWebsite>(
        `select website, version from ${table} where user_id = $1 and website = $2`,
        [actor.userId, website.url],
      );
      return same.rows[0];
    }
    await noteActivity(client, actor, "website_saved", website.url);
    return saved;
  });
}
