import { type Billed, newInvoice, newInvoicePayment } from "../objects/invoice.ts";
import { newPaymentIntent } from "../objects/payment-intent.ts";
import type { Invoice, Metadata, PaymentIntent, Subscription } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { requireCustomer } from "./customers.ts";

type Given = {
  customer: string;
  lines: Billed[];
  currency: string;
  reason: "manual" | "subscription_create" | "subscription_cycle";
  subscription?: Subscription;
  metadata?: Metadata;
  description?: string | null;
  period: { start: number; end: number };
  /** An intent that has already paid; without it, one is made. */
  intent?: PaymentIntent;
};

/** An invoice with the payment intent that should pay it. */
export async function issueInvoice(act: Act, given: Given) {
  const { subscription } = given;
  const customer = await requireCustomer(act.store, given.customer);
  const invoice = newInvoice(
    {
      customer,
      lines: given.lines,
      currency: given.currency,
      reason: given.reason,
      ...(subscription && { subscription }),
      metadata: given.metadata ?? {},
      description: given.description ?? null,
      period: given.period,
    },
    act.publicUrl,
    act.now,
  );
  await act.store.put("customer", customer);
  const intent =
    given.intent ??
    newPaymentIntent(
      {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: customer.id,
        description: subscription ? "Subscription" : null,
      },
      act.now,
    );
  await act.store.put("payment_intent", intent);
  await act.store.put("invoice", invoice);
  await act.store.put("invoice_payment", newInvoicePayment(invoice, intent, act.now));
  return { invoice, intent };
}

/** The link between the invoice and its payment, and that payment. */
export async function paymentOf(act: Act, invoice: Invoice) {
  const [payment] = await act.store.all("invoice_payment", { invoice: invoice.id }, 1);
  const intent =
    payment && (await act.store.find("payment_intent", payment.payment.payment_intent));
  if (!payment || !intent) throw new Error(`${invoice.id} has no payment`);
  return { payment, intent };
}

/** After its intent succeeded: marks the invoice as paid and sends the events. */
export async function markPaid(act: Act, invoice: Invoice): Promise<void> {
  const { payment } = await paymentOf(act, invoice);
  Object.assign(payment, {
    amount_paid: invoice.amount_due,
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: act.now },
  } satisfies Partial<typeof payment>);
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: act.now },
  } satisfies Partial<Invoice>);
  await act.store.put("invoice_payment", payment);
  await act.store.put("invoice", invoice);
  act.emit("invoice.paid", invoice);
}

/** After its intent was declined. */
export async function markFailed(
  act: Act,
  invoice: Invoice,
  nextAttempt: number | null,
): Promise<void> {
  Object.assign(invoice, {
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: nextAttempt !== null,
    next_payment_attempt: nextAttempt,
  } satisfies Partial<Invoice>);
  await act.store.put("invoice", invoice);
  act.emit("invoice.payment_failed", invoice);
}
