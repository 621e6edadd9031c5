import type pg from "pg";
import type { CheckoutState } from "../../../contracts/payments.ts";
import type { GatewayCheckout, GatewayEvent } from "../../services/payments/gateway.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./means.ts";
import { settleInvoice } from "./settle-invoice.ts";

/** Brings our checkout to where the gateway's is. Paid ones stay paid; credits come by the invoice. */
export async function followCheckout(
  client: pg.ClientBase,
  means: PaymentMeans,
  { subject, type }: GatewayEvent,
): Promise<void> {
  await lockSubject(client, subject);
  const checkout = await means.gateway.readCheckout(subject);
  if (checkout.state === "paid" && checkout.invoice) {
    await settleInvoice(client, means, checkout.invoice);
    return;
  }
  await client.query(
    `update public.checkouts
        set state = $3, settled_at = case when $3 in ('failed', 'expired') then now() end
      where gateway = $1 and reference = $2 and state in ('open', 'processing')`,
    [means.gateway.name, subject, stateOf(checkout, type)],
  );
}

function stateOf(checkout: GatewayCheckout, type: string): CheckoutState {
  // The gateway's checkout is complete and unpaid for good; only the notice tells.
  if (type === "checkout.session.async_payment_failed") return "failed";
  // Paid without an invoice yet: its own notice follows.
  return checkout.state === "paid" ? "processing" : checkout.state;
}
