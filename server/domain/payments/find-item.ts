import type { Role } from "../../../contracts/accounts.ts";
import { type PriceList, packCents } from "../../../contracts/price-list.ts";
import type { Item } from "../../services/payments/gateway.ts";

export class NotForSale extends Error {
  override readonly name = "NotForSale";
}

/**
 * A pack or a plan from the price list, at this person's price (spec §1: less with a plan).
 * @throws NotForSale also for the other role's plan.
 */
export function findItem(
  prices: PriceList,
  person: { role: Role; hasPlan: boolean },
  wanted: { kind: Item["kind"]; id: string },
): Item {
  const { kind, id } = wanted;
  if (kind === "pack") {
    const pack = prices.packs.find((candidate) => candidate.id === id);
    if (!pack) throw new NotForSale(`There is no pack ${id}.`);
    return { kind, id, credits: pack.credits, cents: packCents(pack, prices, person.hasPlan) };
  }
  const plan = prices.plans.find(
    (candidate) => candidate.id === id && candidate.role === person.role,
  );
  if (!plan) throw new NotForSale(`There is no plan ${id} for this role.`);
  return { kind, id, credits: plan.credits, cents: plan.cents };
}
