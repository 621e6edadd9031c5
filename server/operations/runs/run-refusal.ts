import { KeyReused, NotEnoughCredits } from "../../domain/credits/post-entry.ts";
import { PaidBackTooOften } from "../../domain/runs/paid-back-too-often.ts";
import { NoLongerFree, PriceRaised, RunRunning } from "../../domain/runs/start-run.ts";
import { OperationError } from "../operation-error.ts";

/** Turns the known failures of starting a run into refusals; other errors pass through. */
export async function runOrRefusal<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.catch((error: unknown) => {
    if (error instanceof NotEnoughCredits) {
      const { price, balance } = error;
      throw new OperationError("not_enough_credits", error.message, { price, balance });
    }
    if (error instanceof KeyReused) throw new OperationError("key_reused", error.message);
    if (error instanceof RunRunning) throw new OperationError("run_running", error.message);
    if (error instanceof NoLongerFree) throw new OperationError("free_review_gone", error.message);
    if (error instanceof PaidBackTooOften) {
      const details = { retryAfter: error.seconds };
      throw new OperationError("too_many_requests", error.message, details);
    }
    if (error instanceof PriceRaised) throw new OperationError("price_raised", error.message);
    throw error;
  });
}
