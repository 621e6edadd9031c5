import type pg from "pg";
import type { CheckoutState } from "../../../contracts/payments.ts";
import type { GatewayCheckout, GatewayEvent } from "../../services/payments/gateway.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { settleInvoice } from "./settle-invoice.ts";

/**
 * Updates our checkout to the gateway's state. Paid ones stay paid; the invoice adds the credits.
 */
export async function followCheckout(
  client: pg.ClientBase,
  means: PaymentMeans,
  { subject, type }: Pick<GatewayEvent, "subject" | "type">,
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
  // The gateway's checkout is complete and will never be paid; only the notice says so.
  if (type === "checkout.session.async_payment_failed") return "failed";
  // Paid without an invoice yet: its own notice follows.
  return checkout.state === "paid" ? "processing" : checkout.state;
}
