import type pg from "pg";
import type { DeckReviewState } from "../../../contracts/deck-review-operations.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import type { Actor } from "../account/actor.ts";
import { readFile } from "../profile-files/read-file.ts";
import { readNewestRun } from "../runs/read-run.ts";
import { changesBetween } from "./issue-changes.ts";
import { readReview, readReviewBefore } from "./read-reviews.ts";

const HISTORY_MAX = 50;

/**
 * The state of the review of the person's deck.
 * @param reviewId a review to show; by default the newest of the current deck, else the newest
 * @param language the reader's; by default, and for words that are not in it, the run's
 * @returns undefined if the person has no review with that id
 */
export async function readDeckReviewState(
  pool: pg.Pool,
  { userId }: Actor,
  reviewId: string | undefined,
  language?: Language,
): Promise<Omit<DeckReviewState, "reader"> | undefined> {
  const [run, deck, found, history] = await Promise.all([
    readNewestRun(pool, userId, "deck_review"),
    readFile(pool, userId, "pitch_deck"),
    readReview(pool, userId, reviewId, language),
    readHistory(pool, userId),
  ]);
  if (reviewId !== undefined && !found) return undefined;
  const before = found && (await readReviewBefore(pool, userId, found, language));
  return {
    run,
    deck: deck ? { name: deck.name, uploadedAt: deck.uploadedAt.toISOString() } : null,
    review: found
      ? {
          id: found.id,
          createdAt: found.createdAt.toISOString(),
          fileName: found.fileName,
          isOfPresentDeck: found.sha256 === deck?.sha256,
          review: found.review,
          fixed: found.fixed,
        }
      : null,
    changes:
      found && before
        ? { previousId: before.id, ...changesBetween(before.review, found.review) }
        : null,
    history,
  };
}

async function readHistory(pool: pg.Pool, userId: string): Promise<DeckReviewState["history"]> {
  const { rows } = await pool.query<{
    id: string;
    created_at: Date;
    file_name: string;
    score: number;
    judged_by: DeckReader;
    issues: number;
  }>(
    `select run_id as id, created_at, file_name, score::float8 as score,
            coalesce(review ->> 'judgedBy', 'rules') as judged_by,
            jsonb_array_length(review -> 'issues') as issues
       from public.deck_reviews where user_id = $1 order by created_at desc limit $2`,
    [userId, HISTORY_MAX],
  );
  return rows.map(({ id, created_at, file_name, score, judged_by, issues }) => ({
    id,
    createdAt: created_at.toISOString(),
    fileName: file_name,
    score,
    judgedBy: judged_by,
    issues,
  }));
}
