import { z } from "zod";
import { requireCustomer } from "../billing/customers.ts";
import { endSubscription } from "../billing/subscriptions.ts";
import { endpoint } from "../http/endpoint.ts";
import { list, mergeMetadata, metadata, paging, text } from "../http/parameters.ts";
import { newCustomer } from "../objects/customer.ts";

/** Empty text removes the value. */
const clearable = z.string().max(800).optional();

const given = z.strictObject({
  email: clearable,
  name: clearable,
  phone: clearable,
  description: clearable,
  metadata: metadata.optional(),
  preferred_locales: list(text).optional(),
});

export const customerEndpoints = [
  endpoint("POST", "/v1/customers", given, async (act, wanted) => {
    const kept = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ""));
    const customer = newCustomer(
      { ...kept, metadata: mergeMetadata({}, wanted.metadata) },
      act.now,
    );
    await act.store.put("customer", customer);
    return customer;
  }),

  endpoint("POST", "/v1/customers/:id", given, async (act, wanted, id) => {
    const customer = await requireCustomer(act.store, id);
    const { metadata: words, ...rest } = wanted;
    for (const [name, value] of Object.entries(rest)) {
      if (value !== undefined) Object.assign(customer, { [name]: value === "" ? null : value });
    }
    customer.metadata = mergeMetadata(customer.metadata, words);
    await act.store.put("customer", customer);
    return customer;
  }),

  endpoint("DELETE", "/v1/customers/:id", z.strictObject({}), async (act, _none, id) => {
    const customer = await requireCustomer(act.store, id);
    for (const subscription of await act.store.all("subscription", { customer: id })) {
      if (subscription.status === "canceled") continue;
      await endSubscription(act, subscription, "cancellation_requested");
    }
    const deleted = { id, object: "customer", deleted: true } as const;
    await act.store.put("customer", deleted);
    act.forget(customer);
    return deleted;
  }),

  endpoint(
    "GET",
    "/v1/customers",
    z.strictObject({ ...paging, email: text.optional() }),
    (act, { email, ...page }) => act.store.list("customer", "/v1/customers", { email }, page),
  ),
];
