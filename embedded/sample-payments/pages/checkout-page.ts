import { BEHAVIOURS, type Behaviour, completeCheckout } from "../billing/checkout.ts";
import { formatMoney } from "../money.ts";
import { DECLINED } from "../objects/payment-intent.ts";
import type { CheckoutSession } from "../objects/wire-objects.ts";
import { StripeFault } from "../stripe-fault.ts";
import { html } from "./markup.ts";
import { actionButton, backLink, complaintOf, messagePage, page } from "./page.ts";
import type { SitePage } from "./site.ts";

const TITLE = "Sample checkout";

/** The buyer's options, the usual one first. */
const LABELS: Record<Behaviour, (seconds: number) => string> = {
  pay: () => "Pay",
  decline: () => "Pay, but the card is declined",
  slow: (seconds) => `Pay slowly: the money comes after ${seconds} seconds`,
  slow_decline: (seconds) => `Pay slowly, and fail after ${seconds} seconds`,
  twice: () => "Pay, and the webhook comes twice",
  late: () => "Pay, and the webhook comes 30 seconds late",
  out_of_order: () => "Pay, and the webhooks come out of order",
  abandon: () => "Leave without paying",
};

/** The payment page, with every outcome that real buyers can have. */
export function checkoutPage(slowSeconds: number): SitePage {
  return {
    pattern: /^\/checkout\/(cs_test_[A-Za-z0-9]+)$/,

    async show({ store, now, token, complaint }, id) {
      const session = await store.find("checkout.session", id);
      if (!session) {
        return { status: 404, text: messagePage(TITLE, "There is no such checkout.") };
      }
      if (session.status === "complete") {
        const text = messagePage(TITLE, "This checkout is finished.", arrival(session));
        return { status: 200, text };
      }
      if (session.status === "expired" || session.expires_at <= now) {
        const back = session.cancel_url ?? arrival(session);
        return { status: 410, text: messagePage(TITLE, "This checkout has expired.", back) };
      }
      const { lines } = await store.plan("checkout.session", id);
      const rows = lines.map(
        (line) =>
          html`<p class="line"><span dir="auto">${line.description ?? ""} × ${line.quantity}</span> <span>${formatMoney(line.amount_total, line.currency)}</span></p>`,
      );
      const every = session.mode === "subscription" ? " a month" : "";
      const payer = session.customer_details?.email ?? session.customer_email;
      const text = page(
        TITLE,
        html`${complaintOf(complaint)}
<div class="card">
${rows}
<p class="amount">${formatMoney(session.amount_total, session.currency)}${every}</p>
${payer ? html`<p>Paid by ${payer}</p>` : undefined}
</div>
${BEHAVIOURS.map((behaviour) => actionButton(LABELS[behaviour](slowSeconds), token, { do: behaviour }, behaviour === "pay"))}
${session.cancel_url ? backLink(session.cancel_url) : undefined}`,
      );
      return { status: complaint === undefined ? 200 : 402, text };
    },

    async act(act, id, fields) {
      const session = await act.store.find("checkout.session", id);
      const wanted = BEHAVIOURS.find((behaviour) => behaviour === fields.get("do"));
      if (!session || !wanted) throw new StripeFault(400, "There is nothing to do.");
      if (session.expires_at <= act.now) throw new StripeFault(400, "This checkout has expired.");
      if (wanted === "abandon") return { goTo: session.cancel_url ?? arrival(session) };
      await completeCheckout(act, session, wanted, slowSeconds);
      if (wanted === "decline") return { status: 402, complaint: DECLINED.message };
      return { goTo: arrival(session) };
    },
  };
}

/** Fills in the id at its placeholder, as Stripe does. */
function arrival({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}
