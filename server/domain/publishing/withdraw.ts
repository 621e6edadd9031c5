import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { noteActivity } from "../account/note-activity.ts";
import { pageTables } from "../profiles/page-columns.ts";
import { RunRunning } from "../runs/start-run.ts";
import { readDraft } from "./read-draft.ts";

/**
 * Takes the person's page down. The draft stays, and the page's address is kept for the next publish.
 * @returns false if nothing is published
 * @throws RunRunning while a publish is under way, which would bring it back
 */
export async function withdrawPage(pool: pg.Pool, actor: Actor, role: Role): Promise<boolean> {
  const { pages, drafts, key } = pageTables(role);
  return transaction(pool, async (client) => {
    // Locks the draft before its page, in the same order as publishing.
    await readDraft(client, actor.userId, role, { lock: true });
    const { rowCount: running } = await client.query(
      `select from public.runs where user_id = $1 and service = 'publish'
          and state in ('queued', 'running')`,
      [actor.userId],
    );
    if (running) throw new RunRunning("The profile is just being published.");
    const { rows } = await client.query<{ name: string }>(
      `update public.${pages} p set is_published = false
         from public.${drafts} d
        where d.user_id = $1 and p.id = d.${key} and p.is_published returning p.name`,
      [actor.userId],
    );
    const [withdrawn] = rows;
    if (!withdrawn) return false;
    await client.query(`update public.${drafts} set published_at = null where user_id = $1`, [
      actor.userId,
    ]);
    await noteActivity(client, actor, "page_withdrawn", withdrawn.name);
    return true;
  });
}
