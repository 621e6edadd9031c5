import type { Customer } from "../objects/wire-objects.ts";
import type { Store } from "../store/store.ts";
import { noSuch } from "../stripe-fault.ts";

/** A customer who has not been deleted. */
export async function findCustomer(store: Store, id: string): Promise<Customer | undefined> {
  const customer = await store.find("customer", id);
  return customer && "email" in customer ? customer : undefined;
}

/** @param param names the parameter that held the id, if one did. */
export async function requireCustomer(store: Store, id: string, param?: string): Promise<Customer> {
  const customer = await findCustomer(store, id);
  if (!customer) throw noSuch("customer", id, param);
  return customer;
}
