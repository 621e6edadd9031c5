import type pg from "pg";
import type { GatewayEvent, GatewayPayment } from "../../services/payments/gateway.ts";
import { postEntry } from "../credits/post-entry.ts";
import { accountOf } from "./customers.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./means.ts";

type InvoiceRow = {
  id: string;
  account_id: string;
  reference: string;
  credits: number;
  amount: number;
  amount_refunded: number;
  amount_disputed: number;
  credits_reversed: number;
};

/**
 * Takes credits back as their payment goes back or is disputed, in proportion, and returns them when
 * a dispute is won. It aims at a state, so the same notice again moves nothing.
 */
export async function followPayment(
  client: pg.ClientBase,
  { gateway }: PaymentMeans,
  { subject, reference }: GatewayEvent,
): Promise<void> {
  await lockSubject(client, subject);
  const payment = await gateway.readPayment(subject);
  const accountId = payment.customer && (await accountOf(client, gateway, payment.customer));
  if (!accountId) return;
  const { rows } = await client.query<InvoiceRow>(
    "select * from public.invoices where gateway = $1 and payment_reference = $2 for update",
    [gateway.name, subject],
  );
  const [invoice] = rows;
  // Its own notice is still on the way; this one will be sent again after it.
  if (!invoice) throw new Error(`The invoice of payment ${subject} is not known yet.`);
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

function creditsToTakeBack(invoice: InvoiceRow, payment: GatewayPayment): number {
  if (invoice.amount === 0) return 0;
  const gone = Math.min(payment.refunded + payment.disputed, invoice.amount);
  return Math.floor((invoice.credits * gone) / invoice.amount);
}

function reasonOf(back: number, invoice: InvoiceRow, payment: GatewayPayment): string {
  if (back < 0) return "dispute_won";
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
