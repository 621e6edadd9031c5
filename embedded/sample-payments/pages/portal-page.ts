import { payUnpaid, productName } from "../billing/subscriptions.ts";
import { changeSubscription } from "../endpoints/subscriptions.ts";
import { formatMoney } from "../money.ts";
import type { Invoice, Subscription } from "../objects/wire-objects.ts";
import { StripeFault } from "../stripe-fault.ts";
import { html, type Markup } from "./markup.ts";
import { actionButton, backLink, complaintOf, formatDate, messagePage, page } from "./page.ts";
import type { SitePage, View } from "./site.ts";

const TITLE = "Sample billing";
/** As long as a real portal's link is valid. */
const GOOD_FOR_SECONDS = 3600;

/** A person's subscription and invoices. */
export const portalPage: SitePage = {
  pattern: /^\/portal\/(bps_[A-Za-z0-9]+)$/,

  async show(view, id) {
    const { store, now, complaint } = view;
    const portal = await store.find("billing_portal.session", id);
    if (!portal || portal.created + GOOD_FOR_SECONDS < now) {
      const text = messagePage(TITLE, "This link is over: open billing anew.", portal?.return_url);
      return { status: 404, text };
    }
    const filters = { customer: portal.customer };
    const subscriptions = (await store.all("subscription", filters)).filter(
      ({ status }) => status !== "canceled",
    );
    const cards: Markup[] = [];
    for (const each of subscriptions) cards.push(await subscriptionCard(view, each));
    const invoices = await store.all("invoice", filters, 50);
    const text = page(
      TITLE,
      html`${complaintOf(complaint)}
<h2>Plan</h2>
${cards.length > 0 ? cards : html`<p>No plan.</p>`}
<h2>Invoices</h2>
${invoices.length > 0 ? html`<ul>${invoices.map(invoiceRow)}</ul>` : html`<p>No invoices yet.</p>`}
${portal.return_url ? backLink(portal.return_url) : undefined}`,
    );
    return { status: 200, text };
  },

  async act(act, id, fields) {
    const portal = await act.store.find("billing_portal.session", id);
    const subscription = await act.store.find("subscription", fields.get("subscription") ?? "");
    const isGood = portal && portal.created + GOOD_FOR_SECONDS >= act.now;
    if (!isGood || subscription?.customer !== portal.customer) {
      throw new StripeFault(400, "There is no such plan here.");
    }
    const wanted = fields.get("do");
    if (wanted === "pay") {
      await payUnpaid(act, subscription);
    } else if (wanted === "cancel" || wanted === "resume") {
      const isEnding = wanted === "cancel";
      await changeSubscription(act, subscription, { cancel_at_period_end: isEnding });
    }
    return { goTo: "" };
  },
};

async function subscriptionCard({ store, token }: View, each: Subscription): Promise<Markup> {
  const { price, current_period_end: end } = each.items.data[0];
  const fields = { subscription: each.id };
  const isLate = each.status === "past_due";
  return html`<div class="card">
<p><strong dir="auto">${await productName(store, price.product)}</strong></p>
<p>${formatMoney(price.unit_amount, price.currency)} a month</p>
<p>${each.cancel_at_period_end ? "Ends" : "Renews"} on ${formatDate(end)}</p>
${isLate ? html`<p role="alert">The last payment failed.</p>${actionButton("Pay with another card", token, { ...fields, do: "pay" }, true)}` : undefined}
${
  each.cancel_at_period_end
    ? actionButton("Keep the plan", token, { ...fields, do: "resume" })
    : actionButton("Cancel at the end of the period", token, { ...fields, do: "cancel" })
}
</div>`;
}

function invoiceRow(invoice: Invoice): Markup {
  return html`<li><a href="/_payments/invoices/${invoice.id}">${invoice.number ?? invoice.id}</a>
<p>${formatDate(invoice.created)}, ${formatMoney(invoice.total, invoice.currency)}, ${invoice.status ?? ""}</p></li>`;
}
