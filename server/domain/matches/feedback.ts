import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import type { FEEDBACK_KINDS } from "../../../contracts/match-operations.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";
import { seenText } from "../../language/unseen-signs.ts";
import type { Actor } from "../account/actor.ts";
import { directionOf, SIDES } from "../profiles/sides.ts";

/** Only the newest count if somebody refuses more. */
const MOST_REFUSED = 1000;

export type Feedback = {
  candidateId: string;
  /** Null takes the feedback back. */
  kind: (typeof FEEDBACK_KINDS)[number] | null;
  reason: string;
};

/**
 * Keeps the person's feedback on a candidate, or takes it back.
 * @returns false if there is no such candidate on the other side, or the person was not matched with it
 */
export async function saveFeedback(
  pool: pg.Pool,
  { userId }: Actor,
  role: Role,
  { candidateId, kind, reason }: Feedback,
): Promise<boolean> {
  const { link, pages } = SIDES[directionOf(role)].other;
  if (kind === null) {
    await pool.query(`delete from public.match_feedback where user_id = $1 and ${link} = $2`, [
      userId,
      candidateId,
    ]);
    return true;
  }
  const { rowCount } = await pool.query(
    `insert into public.match_feedback as said (user_id, ${link}, kind, reason)
     select $1, page.id, $3, $4 from public.${pages} page
      where page.id = $2 and (page.is_published or exists (
              select from public.match_results m join public.runs r on r.id = m.run_id
               where m.${link} = page.id and r.user_id = $1))
     on conflict (user_id, startup_id, investor_id)
     do update set kind = excluded.kind, reason = excluded.reason, said_at = now()`,
    [userId, candidateId, kind, seenText(reason)],
  );
  return rowCount === 1;
}

/** The candidates marked as no fit, with the reasons, newest first. */
export async function readRefusals(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: MatchDirection,
): Promise<{ candidateId: string; reason: string }[]> {
  const { link } = SIDES[direction].other;
  const { rows } = await client.query<{ candidateId: string; reason: string }>(
    `select ${link} as "candidateId", reason from public.match_feedback
      where user_id = $1 and kind = 'not_a_fit' and ${link} is not null
      order by said_at desc, ${link} limit $2`,
    [userId, MOST_REFUSED],
  );
  return rows;
}
