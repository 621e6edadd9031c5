import { noSuch } from "../http/stripe-fault.ts";
import type { Customer } from "../objects/wire-objects.ts";
import type { Store } from "../store/store.ts";

/**
 * Somebody who was not deleted.
 * @param param names the parameter that held the id, if one did.
 */
export async function requireCustomer(store: Store, id: string, param?: string): Promise<Customer> {
  const customer = await store.find("customer", id);
  if (!customer || !("email" in customer)) throw noSuch("customer", id, param);
  return customer;
}
