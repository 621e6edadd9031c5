import type pg from "pg";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import {
  markDeckIssue,
  readDeckReview,
  startDeckReview,
} from "../../../contracts/deck-review-operations.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { markIssue } from "../../domain/deck-review/mark-issue.ts";
import { readDeckReviewState } from "../../domain/deck-review/read-state.ts";
import { readFile } from "../../domain/profile-files/read-file.ts";
import { startRun } from "../../domain/runs/start-run.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole } from "../require-role.ts";
import { runOrRefusal } from "../runs/run-refusal.ts";

/** The review of a founder's pitch deck, below `POST /api/deck-review/`. */
export function deckReviewOperations({
  pool,
  prices,
  reader,
  firstReviewIsFree,
}: {
  pool: pg.Pool;
  prices: PriceList;
  /** Shown before anybody pays. */
  reader: DeckReader;
  /** For each company. */
  firstReviewIsFree: boolean;
}): Operation[] {
  const requireFounder = async (actor: Actor) => {
    if ((await requireRole(pool, actor)) === STARTUP_ROLE) return;
    throw new OperationError("permission_denied", "Only startups have a pitch deck.");
  };
  return [
    jsonOperation(
      startDeckReview,
      async (actor, { language, shownPrice }, { idempotencyKey: key }) => {
        await requireFounder(actor);
        const wish = {
          service: "deck_review",
          price: prices.deckReview,
          language,
          key,
          shownPrice,
          firstIsFree: firstReviewIsFree,
        } as const;
        const prepare = async (client: pg.ClientBase) => {
          const deck = await readFile(client, actor.userId, "pitch_deck");
          if (!deck) throw new OperationError("deck_missing", "Upload a pitch deck first.");
          return deck.sha256;
        };
        return runOrRefusal(startRun(pool, actor, wish, prepare));
      },
    ),
    jsonOperation(readDeckReview, async (actor, { reviewId, language }) => {
      await requireFounder(actor);
      const state = await readDeckReviewState(pool, actor, reviewId, language);
      if (!state) throw new OperationError("not_found", "You have no such review.");
      return { ...state, reader };
    }),
    jsonOperation(markDeckIssue, async (actor, mark) => {
      if (await markIssue(pool, actor, mark)) return null;
      throw new OperationError("not_found", "You have no such issue.");
    }),
  ];
}
