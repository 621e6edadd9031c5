import { payUnpaid } from "../billing/subscriptions.ts";
import { formatMoney } from "../money.ts";
import type { Invoice, InvoiceLine, Subscription } from "../objects/wire-objects.ts";
import type { Store } from "../store/store.ts";
import { StripeFault } from "../stripe-fault.ts";
import { html, type Markup } from "./markup.ts";
import { actionButton, complaintOf, formatDate, messagePage, page } from "./page.ts";
import type { SitePage } from "./site.ts";

/** A printable receipt; a failed charge can be paid here. */
export const invoicePage: SitePage = {
  pattern: /^\/invoices\/(in_[A-Za-z0-9]+)$/,

  async show({ store, token, complaint }, id) {
    const invoice = await store.find("invoice", id);
    if (!invoice) {
      return { status: 404, text: messagePage("Sample receipt", "There is no such invoice.") };
    }
    const refunded = await refundedOf(store, invoice);
    const money = (amount: number) => formatMoney(amount, invoice.currency);
    const paidAt = invoice.status_transitions.paid_at;
    const text = page(
      "Sample receipt",
      html`${complaintOf(complaint)}
<div class="card">
<p>Invoice <strong>${invoice.number ?? invoice.id}</strong>, ${formatDate(invoice.created)}</p>
<p>For <span dir="auto">${invoice.customer_name ?? ""}</span> ${invoice.customer_email ?? ""}</p>
</div>
<div class="card">
${invoice.lines.data.map(lineRow)}
<p class="line amount"><span>Total</span> <span>${money(invoice.total)}</span></p>
<p>${paidAt === null ? "Not paid yet." : `Paid on ${formatDate(paidAt)}.`}</p>
${refunded > 0 ? html`<p>Refunded: ${money(refunded)}.</p>` : undefined}
</div>
${(await unpaidPlan(store, invoice)) ? actionButton("Pay with another card", token, {}, true) : undefined}`,
    );
    return { status: 200, text };
  },

  async act(act, id) {
    const invoice = await act.store.find("invoice", id);
    const subscription = invoice && (await unpaidPlan(act.store, invoice));
    if (!subscription) throw new StripeFault(400, "There is nothing to pay here.");
    await payUnpaid(act, subscription);
    return { goTo: "" };
  },
};

/** The plan that waits for this invoice. */
async function unpaidPlan(store: Store, invoice: Invoice): Promise<Subscription | undefined> {
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = id === undefined ? undefined : await store.find("subscription", id);
  if (!subscription) return undefined;
  const { unpaid } = await store.plan("subscription", subscription.id);
  return unpaid?.invoice === invoice.id ? subscription : undefined;
}

function lineRow({ description, quantity, amount, currency, period }: InvoiceLine): Markup {
  const time =
    period.start === period.end
      ? undefined
      : html`<p>${formatDate(period.start)} to ${formatDate(period.end)}</p>`;
  return html`<p class="line"><span dir="auto">${description ?? ""} × ${quantity ?? 1}</span> <span>${formatMoney(amount, currency)}</span></p>${time}`;
}

async function refundedOf(store: Store, invoice: Invoice): Promise<number> {
  const [joined] = await store.all("invoice_payment", { invoice: invoice.id }, 1);
  const intent = joined && (await store.find("payment_intent", joined.payment.payment_intent));
  const charge = intent?.latest_charge && (await store.find("charge", intent.latest_charge));
  return charge ? charge.amount_refunded : 0;
}
