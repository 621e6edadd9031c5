import { KeyReused, NotEnoughCredits } from "../../domain/credits/post-entry.ts";
import { NoPlan } from "../../domain/payments/change-plan.ts";
import { NotForSale } from "../../domain/payments/find-item.ts";
import { PlanRunning } from "../../domain/payments/start-checkout.ts";
import { PaymentsUnavailable } from "../../services/payments/gateway.ts";
import { OperationError } from "../operation-error.ts";

/** Turns the known failures of purchases into refusals; other errors pass through. */
export async function orRefusal<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.catch((error: unknown) => {
    throw refusalOf(error) ?? error;
  });
}

function refusalOf(error: unknown): OperationError | undefined {
  if (error instanceof NotEnoughCredits) {
    const { price, balance } = error;
    return new OperationError("not_enough_credits", error.message, { price, balance });
  }
  if (error instanceof KeyReused) return new OperationError("key_reused", error.message);
  if (error instanceof NotForSale) return new OperationError("not_found", error.message);
  if (error instanceof NoPlan) return new OperationError("not_found", error.message);
  if (error instanceof PlanRunning) return new OperationError("plan_running", error.message);
  if (error instanceof PaymentsUnavailable) {
    return new OperationError("payments_unavailable", "The payment service does not answer.");
  }
  return undefined;
}
