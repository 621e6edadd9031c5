import type { Role } from "../../../contracts/accounts.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { PaymentGateway } from "../../services/payments/gateway.ts";
import type { Actor } from "../account/actor.ts";
import { readLanguage } from "../account/read-language.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { findItem } from "./find-item.ts";
import { followSubscription } from "./follow-subscription.ts";
import { itemTitle } from "./item-title.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { type HeldPlan, readPlan } from "./read-plan.ts";

export class NoPlan extends Error {
  override readonly name = "NoPlan";
}

/**
 * Changes to another plan from the next period on: nothing is charged or credited before.
 * @throws NotForSale, NoPlan
 */
export async function changePlan(
  means: PaymentMeans,
  actor: Actor,
  role: Role,
  planId: string,
): Promise<void> {
  const plan = findItem(means.prices, { role, hasPlan: true }, { kind: "plan", id: planId });
  const language = await readLanguage(means.pool, actor.userId);
  await steer(means, actor, (gateway, { reference }) =>
    gateway.changePlan(reference, plan, { title: itemTitle(plan, language), language }),
  );
}

/** @throws NoPlan */
export async function cancelPlan(means: PaymentMeans, actor: Actor): Promise<void> {
  await steer(means, actor, (gateway, { reference }) =>
    gateway.setCancelAtPeriodEnd(reference, true),
  );
}

/** @throws NoPlan */
export async function resumePlan(means: PaymentMeans, actor: Actor): Promise<void> {
  await steer(means, actor, (gateway, { reference }) =>
    gateway.setCancelAtPeriodEnd(reference, false),
  );
}

/** Shows the gateway's result at once; its notice will follow. */
async function steer(
  means: PaymentMeans,
  actor: Actor,
  act: (gateway: PaymentGateway, plan: HeldPlan) => Promise<void>,
): Promise<void> {
  const accountId = await creditAccount(means.pool, actor.userId);
  const plan = await readPlan(means.pool, accountId, means.gateway.name);
  if (!plan) throw new NoPlan("There is no plan.");
  await act(means.gateway, plan);
  await transaction(means.pool, (client) => followSubscription(client, means, plan.reference));
}
