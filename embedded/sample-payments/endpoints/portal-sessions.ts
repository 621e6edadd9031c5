import { z } from "zod";
import { requireCustomer } from "../billing/customers.ts";
import { endpoint } from "../http/endpoint.ts";
import { address, text } from "../http/parameters.ts";
import { newId } from "../objects/new-id.ts";
import type { PortalSession } from "../objects/wire-objects.ts";

const given = z.strictObject({
  customer: text,
  return_url: address.optional(),
  locale: text.optional(),
});

export const portalSessionEndpoints = [
  endpoint("POST", "/v1/billing_portal/sessions", given, async (act, wanted) => {
    await requireCustomer(act.store, wanted.customer, "customer");
    const id = newId("bps_");
    const session: PortalSession = {
      id,
      object: "billing_portal.session",
      configuration: "bpc_sample",
      created: act.now,
      customer: wanted.customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: wanted.locale ?? null,
      on_behalf_of: null,
      return_url: wanted.return_url ?? null,
      url: `${act.publicUrl}/_payments/portal/${id}`,
    };
    await act.store.put("billing_portal.session", session);
    return session;
  }),
];
