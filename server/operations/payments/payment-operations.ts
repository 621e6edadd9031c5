import {
  cancelPlan as cancelContract,
  changePlan as changeContract,
  openPortal as portalContract,
  readCheckout as readContract,
  resumePlan as resumeContract,
  startCheckout as startContract,
} from "../../../contracts/payments.ts";
import { creditAccount } from "../../domain/credits/credit-account.ts";
import { findCustomer } from "../../domain/payments/customers.ts";
import type { PaymentMeans } from "../../domain/payments/means.ts";
import { readCheckout } from "../../domain/payments/read-checkout.ts";
import { startCheckout } from "../../domain/payments/start-checkout.ts";
import { cancelPlan, changePlan, resumePlan } from "../../domain/payments/steer-plan.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { requireRole } from "../require-role.ts";
import { orRefusal } from "./sale-refusal.ts";

const CHECKOUTS_PER_HOUR = 30;
const HOUR_S = 3600;

/** Everything that is bought. Each of them may refuse with payments_unavailable. */
export function paymentOperations(means: PaymentMeans): Operation[] {
  const { pool, gateway, publicUrl } = means;
  const limit = limitPerPerson(pool, "checkouts", { points: CHECKOUTS_PER_HOUR, duration: HOUR_S });
  return [
    jsonOperation(startContract, async (actor, { item, returnTo }, { idempotencyKey: key }) => {
      await limit(actor);
      const role = await requireRole(pool, actor);
      return orRefusal(startCheckout(means, actor, role, { item, returnTo, key }));
    }),
    jsonOperation(readContract, async (actor, { id }) => {
      const checkout = await orRefusal(readCheckout(means, actor, id));
      if (!checkout) throw new OperationError("not_found", "You have no such checkout.");
      return checkout;
    }),
    jsonOperation(portalContract, async (actor) => {
      const customer = await findCustomer(pool, gateway, await creditAccount(pool, actor.userId));
      if (!customer) throw new OperationError("not_found", "Nothing has been bought yet.");
      return { url: await orRefusal(gateway.openPortal(customer, `${publicUrl}/credits`)) };
    }),
    jsonOperation(changeContract, async (actor, { planId }) => {
      await orRefusal(changePlan(means, actor, await requireRole(pool, actor), planId));
      return null;
    }),
    jsonOperation(cancelContract, async (actor) => {
      await orRefusal(cancelPlan(means, actor));
      return null;
    }),
    jsonOperation(resumeContract, async (actor) => {
      await orRefusal(resumePlan(means, actor));
      return null;
    }),
  ];
}
