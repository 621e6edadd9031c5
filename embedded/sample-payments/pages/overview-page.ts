import type pg from "pg";
import { type Delivery, listDeliveries } from "../delivery/deliveries.ts";
import { formatMoney } from "../money.ts";
import type { Charge, CheckoutSession, Subscription } from "../objects/wire-objects.ts";
import type { Store } from "../store/store.ts";
import { html, type Markup } from "./markup.ts";
import { actionButton, complaintOf, formatDate, page } from "./page.ts";
import type { SitePage } from "./site.ts";

const SHOWN = 20;
const DAY = "86400";

/**
 * For the sandbox's operator, with actions that no buyer has. Its buttons call the same addresses as tests.
 */
export function overviewPage(pool: pg.Pool): SitePage {
  return {
    pattern: /^\/?$/,

    async show(view) {
      const { store, now, complaint } = view;
      const button = (label: string, does: string, fields: Record<string, string> = {}) =>
        actionButton(label, view.token, { ...fields, do: does });
      const sessions = await store.all("checkout.session", { status: "complete" }, 100);
      const slow = sessions.filter(({ payment_status: status }) => status === "unpaid");
      const subscriptions: Markup[] = [];
      for (const each of await store.all("subscription", {}, SHOWN)) {
        subscriptions.push(await subscriptionRow(store, each, button));
      }
      const charges: Markup[] = [];
      for (const each of await store.all("charge", { status: "succeeded" }, SHOWN)) {
        charges.push(await chargeRow(store, each, button));
      }
      const deliveries = await listDeliveries(pool, SHOWN);
      const text = page(
        "Sample payments",
        html`${complaintOf(complaint)}
<p>The provider's clock says ${formatDate(now)}.</p>
<div class="row">${button("Let a day pass", "/advance", { seconds: DAY })}</div>
${section(
  "Slow payments",
  slow.map((each) => slowRow(each, button)),
)}
${section("Subscriptions", subscriptions)}
${section("Charges", charges)}
${section(
  "Events",
  deliveries.map((each) => deliveryRow(each, button)),
)}`,
        "wide",
      );
      return { status: complaint === undefined ? 200 : 400, text };
    },
  };
}

type Button = (label: string, does: string, fields?: Record<string, string>) => Markup;

function section(title: string, rows: Markup[]): Markup {
  return html`<h2>${title}</h2>
${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>None yet.</p>`}`;
}

function slowRow(session: CheckoutSession, button: Button): Markup {
  const at = `/checkout_sessions/${session.id}/settle`;
  return html`<li><p>${formatMoney(session.amount_total, session.currency)}, ${session.customer_details?.email ?? ""}</p>
<div class="row">${button("The money comes", at, { outcome: "success" })}${button("It fails", at, { outcome: "failure" })}</div></li>`;
}

async function subscriptionRow(store: Store, each: Subscription, button: Button): Promise<Markup> {
  const { price, current_period_end: end } = each.items.data[0];
  const customer = await store.find("customer", each.customer);
  const who = customer && "email" in customer ? customer.email : each.customer;
  const { failing } = await store.plan("subscription", each.id);
  const at = `/subscriptions/${each.id}`;
  const actions = html`<div class="row">
${button(each.status === "past_due" ? "Try the payment again" : "Renew now", `${at}/renew`)}
${
  failing
    ? button("Let payments succeed", `${at}/fail_renewals`, { failing: "false" })
    : button("Let payments fail", `${at}/fail_renewals`, { failing: "true" })
}</div>`;
  const next = each.cancel_at_period_end ? "ends" : "renews";
  return html`<li><p><strong>${who ?? each.customer}</strong> ${formatMoney(price.unit_amount, price.currency)} a month, ${each.status}${each.status === "canceled" ? "" : `, ${next} on ${formatDate(end)}`}${failing ? ", payments fail" : ""}</p>
<p><small>${each.id}</small></p>
${each.status === "canceled" ? undefined : actions}</li>`;
}

async function chargeRow(store: Store, charge: Charge, button: Button): Promise<Markup> {
  const money = (amount: number) => formatMoney(amount, charge.currency);
  const [dispute] = await store.all("dispute", { charge: charge.id }, 1);
  const at = `/charges/${charge.id}`;
  const canAct = !charge.refunded && !charge.disputed;
  const state = [
    charge.amount_refunded > 0 ? `refunded ${money(charge.amount_refunded)}` : "",
    dispute ? `dispute ${dispute.status}` : "",
  ].filter((text) => text !== "");
  return html`<li><p><strong>${money(charge.amount)}</strong> ${formatDate(charge.created)}${state.map((text) => html`, ${text}`)}</p>
<p><small>${charge.id}</small></p>
<div class="row">
${canAct ? html`${button("Refund", `${at}/refund`)}${button("Refund half", `${at}/refund`, { half: "true" })}${button("Open a dispute", `${at}/dispute`)}` : undefined}
${
  dispute?.status === "needs_response"
    ? html`${button("Close as won", `/disputes/${dispute.id}/close`, { status: "won" })}${button("Close as lost", `/disputes/${dispute.id}/close`, { status: "lost" })}`
    : undefined
}</div></li>`;
}

function deliveryRow(each: Delivery, button: Button): Markup {
  const state = each.delivered ? "delivered" : each.given_up ? "given up" : "on its way";
  const tries = each.attempts === 1 ? "1 try" : `${each.attempts} tries`;
  return html`<li><p><strong>${each.type}</strong> ${state}, ${tries}${each.last_result === null ? "" : `, last: ${each.last_result}`}</p>
<p><small>${each.event}</small></p>
<div class="row">${button("Deliver again", `/outbox/${each.id}/deliver`)}</div></li>`;
}
