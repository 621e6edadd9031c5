import type pg from "pg";
import { DAY_MS } from "../../../contracts/days.ts";
import { sendReceipt, tellOfMissingPayment } from "../../../contracts/jobs.ts";
import { PLAN_CARRY_OVER_DAYS } from "../../../contracts/prices.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import type { GatewayEvent, GatewayInvoice } from "../../services/payments/gateway.ts";
import { postEntry } from "../credits/post-entry.ts";
import { accountOf } from "./customers.ts";
import { noteSubscription, readSubscription } from "./follow-subscription.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./payment-means.ts";

/**
 * Records an invoice in the gateway's state. A paid one adds its credits, once, with a receipt; for one
 * that could not be paid, the person is notified.
 */
export async function settleInvoice(
  client: pg.ClientBase,
  means: PaymentMeans,
  reference: string,
  event?: GatewayEvent,
): Promise<void> {
  await lockSubject(client, reference);
  const invoice = await means.gateway.readInvoice(reference);
  const accountId = invoice && (await accountOf(client, means.gateway, invoice.customer));
  if (!accountId) return;
  // Everything is asked of the gateway before locking the account: spends must not wait for it.
  const subscription =
    invoice.subscription && (await readSubscription(client, means, invoice.subscription));
  const id = await noteInvoice(client, means, accountId, invoice);
  if (invoice.state === "paid") {
    await bringCredits(client, accountId, id, invoice);
  } else if (event?.type === "invoice.payment_failed" && invoice.subscription) {
    await queueJob(client, tellOfMissingPayment, { invoiceId: id }, event.reference);
  }
  if (subscription) await noteSubscription(client, means, subscription);
}

async function noteInvoice(
  client: pg.ClientBase,
  { gateway }: PaymentMeans,
  accountId: string,
  invoice: GatewayInvoice,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into public.invoices as i
       (account_id, gateway, reference, number, item_kind, item_id, credits, amount,
        payment_reference, subscription_reference, state, period_start, period_end, document_url, issued_at, paid_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
             case when $11 = 'paid' then now() end)
     on conflict (reference) do update
        set number = excluded.number,
            payment_reference = coalesce(excluded.payment_reference, i.payment_reference),
            subscription_reference = coalesce(excluded.subscription_reference, i.subscription_reference),
            state = case when i.state = 'paid' then i.state else excluded.state end,
            document_url = excluded.document_url,
            paid_at = coalesce(i.paid_at, excluded.paid_at)
     returning id`,
    [
      accountId,
      gateway.name,
      invoice.reference,
      invoice.number,
      invoice.item.kind,
      invoice.item.id,
      invoice.item.credits,
      invoice.item.cents,
      invoice.payment ?? null,
      invoice.subscription ?? null,
      invoice.state,
      invoice.period?.start ?? null,
      invoice.period?.end ?? null,
      invoice.documentUrl ?? null,
      invoice.issuedAt,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The invoice was not noted.");
  return id;
}

async function bringCredits(
  client: pg.ClientBase,
  accountId: string,
  invoiceId: string,
  invoice: GatewayInvoice,
): Promise<void> {
  const { item, period, reference, checkoutId } = invoice;
  const posted = await postEntry(client, {
    accountId,
    kind: item.kind === "plan" ? "plan" : "purchase",
    amount: item.credits,
    key: `invoice:${reference}`,
    reason: item.id,
    subject: { kind: "invoice", id: invoiceId },
    lastsUntil: period && new Date(period.end.getTime() + PLAN_CARRY_OVER_DAYS * DAY_MS),
  });
  if (!posted.isNew) return;
  // A renewal has the id of the checkout with which its plan began, which is already settled.
  await client.query(
    `update public.checkouts set state = 'paid', settled_at = now()
      where id::text = $1 and account_id = $2 and state <> 'paid'`,
    [checkoutId ?? "", accountId],
  );
  await queueJob(client, sendReceipt, { invoiceId }, `receipt:${invoiceId}`);
}
