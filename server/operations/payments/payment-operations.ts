import {
  cancelPlan as cancelContract,
  changePlan as changeContract,
  openPortal as portalContract,
  readCheckout as readContract,
  resumePlan as resumeContract,
  startCheckout as startContract,
} from "../../../contracts/payments.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { creditAccount } from "../../domain/credits/credit-account.ts";
import { cancelPlan, changePlan, resumePlan } from "../../domain/payments/change-plan.ts";
import { findCustomer } from "../../domain/payments/customers.ts";
import type { PaymentMeans } from "../../domain/payments/payment-means.ts";
import { readCheckout } from "../../domain/payments/read-checkout.ts";
import { startCheckout } from "../../domain/payments/start-checkout.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { requireRole } from "../require-role.ts";
import { orRefusal } from "./sale-refusal.ts";

const CHECKOUTS_PER_HOUR = 30;
const PLAN_CHANGES_PER_HOUR = 30;
/** Per person; pressing a button ten times is one purchase. */
const IN_LINE = 10;
const HOUR_S = 3600;

/** Everything that is bought. Each of them may refuse with payments_unavailable. */
export function paymentOperations(means: PaymentMeans): Operation[] {
  const { pool, gateway, publicUrl } = means;
  const perHour = (name: string, points: number) =>
    limitPerPerson(pool, name, { points, duration: HOUR_S });
  const limitCheckouts = perHour("checkouts", CHECKOUTS_PER_HOUR);
  const limitChanges = perHour("plan_changes", PLAN_CHANGES_PER_HOUR);
  // Calls keep a connection while the gateway answers, so nobody may occupy all of them.
  const inTurn = oneAtATime(IN_LINE);
  const change = async (actor: Actor, act: () => Promise<void>) => {
    await inTurn(actor.userId, async () => {
      await limitChanges(actor);
      await orRefusal(act());
    });
    return null;
  };
  return [
    jsonOperation(startContract, (actor, { item, returnTo }, { idempotencyKey: key }) =>
      inTurn(actor.userId, async () => {
        await limitCheckouts(actor);
        const role = await requireRole(pool, actor);
        return orRefusal(startCheckout(means, actor, role, { item, returnTo, key }));
      }),
    ),
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
    jsonOperation(changeContract, (actor, { planId }) =>
      change(actor, async () => changePlan(means, actor, await requireRole(pool, actor), planId)),
    ),
    jsonOperation(cancelContract, (actor) => change(actor, () => cancelPlan(means, actor))),
    jsonOperation(resumeContract, (actor) => change(actor, () => resumePlan(means, actor))),
  ];
}
