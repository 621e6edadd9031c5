import type pg from "pg";
import { reportDeckReview } from "../../../contracts/deck-review-operations.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { changesBetween } from "../../domain/deck-review/issue-changes.ts";
import { readReview, readReviewBefore } from "../../domain/deck-review/read-reviews.ts";
import { OwnAnswer } from "../../http/answer.ts";
import { COMMON_HEADERS } from "../../http/security-headers.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";

/** Drawing one occupies a processor for a while. */
const REPORTS = 30;
const WITHIN_S = 600;

/** `POST /api/deck-review/report`: the review as a PDF. */
export function deckReportOperation(pool: pg.Pool): Operation {
  const limit = limitPerPerson(pool, "deck_reports", { points: REPORTS, duration: WITHIN_S });
  const { handle, description } = jsonOperation(
    reportDeckReview,
    async (actor, { reviewId, language }) => {
      await limit(actor);
      const report = await draw(pool, actor, reviewId, language);
      if (!report) throw new OperationError("not_found", "You have no such review.");
      return new OwnAnswer(async (response) => {
        response.writeHead(200, {
          "content-type": "application/pdf",
          "content-disposition": 'attachment; filename="benih-review.pdf"',
          "content-length": report.length,
          "cache-control": "no-store",
          ...COMMON_HEADERS,
        });
        response.end(report);
      });
    },
  );
  return { handle, description: { ...description, answers: { kind: "pdf" } } };
}

async function draw(
  pool: pg.Pool,
  { userId }: Actor,
  reviewId: string,
  language: Language,
): Promise<Uint8Array | undefined> {
  const found = await readReview(pool, userId, reviewId, language);
  if (!found) return undefined;
  const before = await readReviewBefore(pool, userId, found, language);
  const { rows } = await pool.query<{ name: string }>(
    "select name from public.startup_profiles where user_id = $1",
    [userId],
  );
  // Typesetting is loaded with the first report.
  const { makeReport } = await import("../../judging/decks/report/make-report.ts");
  return makeReport({
    review: found.review,
    fileName: found.fileName,
    reviewedAt: found.createdAt,
    companyName: rows[0]?.name ?? "",
    fixed: found.fixed,
    changes: before ? changesBetween(before.review, found.review) : null,
    language,
  });
}
