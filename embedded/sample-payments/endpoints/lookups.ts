import { z } from "zod";
import { type Endpoint, endpoint } from "../http/endpoint.ts";
import { paging, text } from "../http/parameters.ts";
import type { List } from "../objects/wire-objects.ts";
import type { Kind } from "../store/kinds.ts";
import { noSuch } from "../stripe-fault.ts";

/** Objects that can be looked up by id, with their addresses. */
const ADDRESSES: [kind: Kind, path: string][] = [
  ["customer", "/v1/customers"],
  ["product", "/v1/products"],
  ["price", "/v1/prices"],
  ["checkout.session", "/v1/checkout/sessions"],
  ["subscription", "/v1/subscriptions"],
  ["invoice", "/v1/invoices"],
  ["invoice_payment", "/v1/invoice_payments"],
  ["payment_intent", "/v1/payment_intents"],
  ["charge", "/v1/charges"],
  ["refund", "/v1/refunds"],
  ["dispute", "/v1/disputes"],
];

const byId: Endpoint[] = ADDRESSES.map(([kind, path]) =>
  endpoint("GET", `${path}/:id`, z.strictObject({}), async (act, _none, id) => {
    const found = await act.store.find(kind, id);
    if (!found) throw noSuch(kind, id);
    return found;
  }),
);

export const lookupEndpoints: Endpoint[] = [
  ...byId,

  endpoint("GET", "/v1/events/:id", z.strictObject({}), async (act, _none, id) => {
    const event = await act.store.event(id);
    if (!event) throw noSuch("event", id);
    return event;
  }),

  endpoint(
    "GET",
    "/v1/invoices",
    z.strictObject({
      ...paging,
      customer: text.optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
      subscription: text.optional(),
    }),
    (act, { customer, status, subscription, ...page }) =>
      act.store.list(
        "invoice",
        "/v1/invoices",
        { customer, status, "parent.subscription_details.subscription": subscription },
        page,
      ),
  ),

  endpoint(
    "GET",
    "/v1/invoice_payments",
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      payment: z
        .strictObject({ type: z.literal("payment_intent"), payment_intent: text.optional() })
        .optional(),
      status: z.enum(["canceled", "open", "paid"]).optional(),
    }),
    (act, { invoice, payment, status, ...page }) =>
      act.store.list(
        "invoice_payment",
        "/v1/invoice_payments",
        { invoice, status, "payment.payment_intent": payment?.payment_intent },
        page,
      ),
  ),

  endpoint(
    "GET",
    "/v1/disputes",
    z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() }),
    (act, { charge, payment_intent, ...page }) =>
      act.store.list("dispute", "/v1/disputes", { charge, payment_intent }, page),
  ),

  endpoint(
    "GET",
    "/v1/checkout/sessions/:id/line_items",
    z.strictObject(paging),
    async (act, _page, id) => {
      if (!(await act.store.find("checkout.session", id))) throw noSuch("checkout.session", id);
      const { lines } = await act.store.plan("checkout.session", id);
      const url = `/v1/checkout/sessions/${id}/line_items`;
      const all: List<object> = { object: "list", data: lines, has_more: false, url };
      return all;
    },
  ),
];
