import type pg from "pg";
import { type DeckReview, deckReview, ruleWords } from "../../../contracts/deck-review.ts";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import { reviewInLanguage } from "./in-language.ts";

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

/** As the database has it. */
type StoredRow = Omit<ReviewRow, "review"> & {
  review: unknown;
  language: string;
  words: unknown;
};

/** Whether a review `d` is of the person's current deck: the same file, whenever it was uploaded. */
export const IS_OF_PRESENT_DECK = `exists (select from public.profile_files f
  where f.user_id = d.user_id and f.kind = 'pitch_deck' and f.sha256 = d.file_sha256)`;

/** `$2` is the reader's language. */
const COLUMNS = `d.run_id as id, d.created_at as "createdAt", d.file_name as "fileName",
  d.file_sha256 as sha256, d.review, r.language, d.other_words -> $2 as words,
  array(select m.issue_id from public.deck_issue_marks m where m.run_id = d.run_id
         order by m.marked_at, m.issue_id) as fixed`;

/**
 * A review of the person's: the one asked for, else the newest of the current deck, else the newest;
 * undefined if there is none.
 * @param language the reader's; without one the review is given as it was written
 */
export async function readReview(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  reviewId: string | undefined,
  language: Language | undefined,
): Promise<ReviewRow | undefined> {
  return first(
    await client.query<StoredRow>(
      `select ${COLUMNS} from public.deck_reviews d join public.runs r on r.id = d.run_id
        where d.user_id = $1 and ($3::uuid is null or d.run_id = $3)
        order by ${IS_OF_PRESENT_DECK} desc, d.created_at desc limit 1`,
      [userId, language ?? null, reviewId ?? null],
    ),
    language,
  );
}

/** The person's previous review. */
export async function readReviewBefore(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  review: ReviewRow,
  language: Language | undefined,
): Promise<ReviewRow | undefined> {
  return first(
    await client.query<StoredRow>(
      `select ${COLUMNS} from public.deck_reviews d join public.runs r on r.id = d.run_id
        where d.user_id = $1 and d.run_id <> $3
          and d.created_at <= (select created_at from public.deck_reviews where run_id = $3)
        order by d.created_at desc limit 1`,
      [userId, language ?? null, review.id],
    ),
    language,
  );
}

function first(
  { rows }: pg.QueryResult<StoredRow>,
  reader: Language | undefined,
): ReviewRow | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const { language, words, ...rest } = row;
  const run = languageOrDefault(language);
  // A review stored by an earlier release must be readable in today's form.
  const review = reviewInLanguage(
    deckReview.parse(row.review),
    { run, reader: reader ?? run },
    ruleWords.nullable().parse(words),
  );
  return { ...rest, review };
}
