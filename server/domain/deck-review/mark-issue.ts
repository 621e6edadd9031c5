import type pg from "pg";
import type { Actor } from "../account/actor.ts";

/**
 * Marks an issue of the person's review as fixed, or removes the mark; doing so again changes nothing.
 * @returns false if they have no such review, or it has no such issue
 */
export async function markIssue(
  pool: pg.Pool,
  { userId }: Actor,
  { reviewId, issueId, fixed }: { reviewId: string; issueId: string; fixed: boolean },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from public.deck_reviews d
      where d.run_id = $1 and d.user_id = $2
        and jsonb_path_exists(d.review, '$.issues[*].id ? (@ == $id)', jsonb_build_object('id', $3::text))`,
    [reviewId, userId, issueId],
  );
  if (rowCount === 0) return false;
  await pool.query(
    fixed
      ? `insert into public.deck_issue_marks (run_id, issue_id) values ($1, $2)
         on conflict do nothing`
      : "delete from public.deck_issue_marks where run_id = $1 and issue_id = $2",
    [reviewId, issueId],
  );
  return true;
}
