import type pg from "pg";
import type { GatewayEvent, GatewayPayment } from "../../services/payments/gateway.ts";
import { postEntry } from "../credits/post-entry.ts";
import { IS_VALID } from "../credits/spend.ts";
import { accountOf } from "./customers.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { settleInvoice } from "./settle-invoice.ts";

type InvoiceRow = {
  id: string;
  account_id: string;
  reference: string;
  credits: number;
  amount: number;
  amount_refunded: number;
  amount_disputed: number;
  credits_reversed: number;
  credits_expired: number;
};

/**
 * Takes credits back in proportion as their payment is refunded or disputed, and returns them when
 * a dispute is won or a refund fails. It works towards a state, so repeating a notice moves
 * nothing.
 */
export async function followPayment(
  client: pg.ClientBase,
  means: PaymentMeans,
  { subject, reference }: GatewayEvent,
): Promise<void> {
  const { gateway } = means;
  await lockSubject(client, subject);
  const payment = await gateway.readPayment(subject);
  const accountId = payment.customer && (await accountOf(client, gateway, payment.customer));
  if (!accountId) return;
  let invoice = await findInvoice(client, gateway, subject);
  if (!invoice && payment.invoice) {
    // The invoice's own notice is still on its way.
    await settleInvoice(client, means, payment.invoice);
    invoice = await findInvoice(client, gateway, subject);
  }
  if (!invoice) {
    // The gateway will retry; manual invoices and those of other sites are ignored.
    if (payment.checkoutId) throw new Error(`The invoice of payment ${subject} is not known yet.`);
    return;
  }
  const target = creditsToTakeBack(invoice, payment);
  const back = target - invoice.credits_reversed;
  await client.query(
    `update public.invoices
        set amount_refunded = $2, amount_disputed = $3, credits_reversed = $4 where id = $1`,
    [invoice.id, payment.refunded, payment.disputed, target],
  );
  if (back === 0) return;
  const purchase = await findPurchase(client, invoice.reference);
  await postEntry(client, {
    accountId: invoice.account_id,
    kind: "reversal",
    amount: -back,
    key: `reversal:${reference}`,
    reason: reasonOf(back, invoice, payment),
    subject: { kind: "invoice", id: invoice.id },
    takenFrom: purchase?.id,
    lastsUntil: purchase?.expires_at ?? undefined,
  });
}

async function findInvoice(
  client: pg.ClientBase,
  gateway: Pick<PaymentMeans["gateway"], "name">,
  payment: string,
): Promise<InvoiceRow | undefined> {
  const { rows } = await client.query<InvoiceRow>(
    `select i.*, (
       select coalesce(sum(coalesce(gone.credits, 0) + case when ${IS_VALID} then 0 else l.remaining end), 0)::int
         from (select b.id as lot from public.credit_entries e
                 join public.credit_lots b on b.entry_id = e.id
                where e.subject_kind = 'invoice' and e.subject_id = i.id::text) bought
         join public.credit_lots l on l.id = bought.lot or l.returned_from = bought.lot
         left join lateral (
           select -sum(x.amount) as credits from public.credit_entries x
            where x.subject_kind = 'lot' and x.subject_id = l.id::text) gone on true
     ) as credits_expired
       from public.invoices i where i.gateway = $1 and i.payment_reference = $2 for update of i`,
    [gateway.name, payment],
  );
  return rows[0];
}

/** In proportion to the money; expired credits are gone, whether they have been swept or not. */
function creditsToTakeBack(invoice: InvoiceRow, payment: GatewayPayment): number {
  if (invoice.amount === 0) return 0;
  const gone = Math.min(payment.refunded + payment.disputed, invoice.amount);
  const inProportion = Math.floor((invoice.credits * gone) / invoice.amount);
  return Math.min(inProportion, Math.max(invoice.credits - invoice.credits_expired, 0));
}

function reasonOf(back: number, invoice: InvoiceRow, payment: GatewayPayment): string {
  if (back < 0) {
    return payment.disputed < invoice.amount_disputed ? "dispute_won" : "refund_failed";
  }
  return payment.disputed > invoice.amount_disputed ? "payment_disputed" : "payment_refunded";
}

async function findPurchase(
  client: pg.ClientBase,
  invoiceReference: string,
): Promise<{ id: string; expires_at: Date | null } | undefined> {
  const { rows } = await client.query<{ id: string; expires_at: Date | null }>(
    `select e.id, l.expires_at from public.credit_entries e
       left join public.credit_lots l on l.entry_id = e.id
      where e.idempotency_key = $1`,
    [`invoice:${invoiceReference}`],
  );
  return rows[0];
}
