import type pg from "pg";
import { type DeckReview, deckReview } from "../../../contracts/deck-review.ts";

/** A stored review, as its owner's newest or an earlier one. */
export type ReviewRow = {
  id: string;
  createdAt: Date;
  fileName: string;
  sha256: string;
  review: DeckReview;
  /** The ids of the issues that are marked as fixed. */
  fixed: string[];
};

const COLUMNS = `d.run_id as id, d.created_at as "createdAt", d.file_name as "fileName",
  d.file_sha256 as sha256, d.review,
  array(select m.issue_id from public.deck_issue_marks m where m.run_id = d.run_id
         order by m.marked_at, m.issue_id) as fixed`;

/** A review of the person's: the one asked for, else the newest; undefined where there is none. */
export async function readReview(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  reviewId: string | undefined,
): Promise<ReviewRow | undefined> {
  return first(
    await client.query(
      `select ${COLUMNS} from public.deck_reviews d
        where d.user_id = $1 and ($2::uuid is null or d.run_id = $2)
        order by d.created_at desc limit 1`,
      [userId, reviewId ?? null],
    ),
  );
}

/** The person's review before that one. */
export async function readReviewBefore(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  review: ReviewRow,
): Promise<ReviewRow | undefined> {
  return first(
    await client.query(
      `select ${COLUMNS} from public.deck_reviews d
        where d.user_id = $1 and d.run_id <> $2
          and d.created_at <= (select created_at from public.deck_reviews where run_id = $2)
        order by d.created_at desc limit 1`,
      [userId, review.id],
    ),
  );
}

function first({ rows }: pg.QueryResult<ReviewRow>): ReviewRow | undefined {
  const [row] = rows;
  // What an earlier release stored is read as what it is today, or not at all.
  return row && { ...row, review: deckReview.parse(row.review) };
}
