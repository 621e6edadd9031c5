import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBrowser } from "../auth/test-browser.ts";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { packCheckout, subscribe } from "./test-purchases.ts";

const HOSTILE = `<img src=x onerror=alert(1)>"'&`;

let provider: TestProvider;
let stripe: Stripe;
let customer: Stripe.Customer;
const browser = new TestBrowser();

beforeAll(async () => {
  provider = await startTestProvider();
  stripe = provider.stripe();
  customer = await stripe.customers.create({ email: "ana@example.com", name: "Ana" });
});
afterAll(() => provider.stop());

const open = async (changes = {}) => {
  const session = await stripe.checkout.sessions.create(packCheckout(customer.id, changes));
  return { ...session, url: session.url ?? "" };
};

/** Presses the button of a page that has this label, with all that its form holds. */
async function press(url: string, label: string, changes: Record<string, string> = {}) {
  const { text } = await browser.go(url);
  const form = text.split("<form").find((part) => part.includes(`>${label}</button>`));
  if (form === undefined) throw new Error(`No button ${label}`);
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );
  return browser.go(url, { ...Object.fromEntries(fields), ...changes });
}

describe("the checkout page", () => {
  it("says what is bought, for how much, and that no money moves", async () => {
    const { status, text } = await browser.go((await open()).url);
    expect(status).toBe(200);
    for (const words of ["50 credits × 1", "$19.99", "ana@example.com", "no money moves"]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("<script");
  });

  it("pays and leads back, with the id in its place", async () => {
    const session = await open();
    const paid = await press(session.url, "Pay");
    expect(paid).toMatchObject({
      status: 303,
      location: `http://localhost/credits?session=${session.id}`,
    });
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
    const over = await browser.go(session.url);
    expect(over.text).toContain("This checkout is finished.");
    expect(over.text).not.toContain("<form");
    expect(over.text).toContain(`http://localhost/credits?session=${session.id}`);
  });

  it("stays when the card is declined", async () => {
    const session = await open();
    const declined = await press(session.url, "Pay, but the card is declined");
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('<p role="alert">Your card was declined.</p>');
    expect((await press(session.url, "Pay")).status).toBe(303);
  });

  it("leaves without paying", async () => {
    const session = await open();
    const left = await press(session.url, "Leave without paying");
    expect(left.location).toBe("http://localhost/credits");
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  });

  it("says so when it has expired, and leads back", async () => {
    const session = await open();
    await stripe.checkout.sessions.expire(session.id);
    const { status, text } = await browser.go(session.url);
    expect(status).toBe(410);
    expect(text).toContain("has expired");
    expect(text).toContain('href="http://localhost/credits"');
  });

  it.each([
    ["Pay slowly: the money comes after 10 seconds", "unpaid"],
    ["Pay slowly, and fail after 10 seconds", "unpaid"],
    ["Pay, and the webhook comes twice", "paid"],
    ["Pay, and the webhook comes 30 seconds late", "paid"],
    ["Pay, and the webhooks come out of order", "paid"],
  ])("%s", async (label, payment_status) => {
    const session = await open();
    expect((await press(session.url, label)).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status,
    });
    await provider.hurry();
  });
});

describe("the other pages", () => {
  it("let a person cancel, resume and pay what failed", async () => {
    const { subscription, customer: person } = await subscribe(provider);
    const portal = await stripe.billingPortal.sessions.create({
      customer: person.id,
      return_url: "http://localhost/credits",
    });
    const { text } = await browser.go(portal.url);
    for (const words of ["startup", "$29.00 a month", "Renews on", "http://localhost/credits"]) {
      expect(text).toContain(words);
    }
    expect((await press(portal.url, "Cancel at the end of the period")).location).toBe(portal.url);
    const read = () => stripe.subscriptions.retrieve(subscription.id);
    expect((await read()).cancel_at_period_end).toBe(true);
    await press(portal.url, "Keep the plan");
    expect((await read()).cancel_at_period_end).toBe(false);
    const at = `/subscriptions/${subscription.id}`;
    await provider.help(`${at}/fail_renewals`, { failing: true });
    await provider.help(`${at}/renew`);
    expect((await read()).status).toBe("past_due");
    await press(portal.url, "Pay with another card");
    expect((await read()).status).toBe("active");
  });

  it("let a person pay the very invoice that failed, once", async () => {
    const { subscription } = await subscribe(provider);
    const at = `/subscriptions/${subscription.id}`;
    await provider.help(`${at}/fail_renewals`, { failing: true });
    await provider.help(`${at}/renew`);
    const read = () =>
      stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
    const { latest_invoice } = await read();
    if (latest_invoice === null || typeof latest_invoice === "string")
      throw new Error("no invoice");
    const address = latest_invoice.hosted_invoice_url ?? "";
    expect((await browser.go(address)).text).toContain("Not paid yet.");
    expect((await press(address, "Pay with another card")).status).toBe(303);
    expect((await read()).status).toBe("active");
    const { text } = await browser.go(address);
    expect(text).toContain("Paid on");
    expect(text).not.toContain("Pay with another card");
  });

  it("do not let anybody touch somebody else's plan", async () => {
    const [one, other] = [await subscribe(provider), await subscribe(provider)];
    const portal = await stripe.billingPortal.sessions.create({ customer: one.customer.id });
    const answer = await press(portal.url, "Cancel at the end of the period", {
      subscription: other.subscription.id,
    });
    expect(answer.text).toContain("There is no such plan here.");
    const kept = await stripe.subscriptions.retrieve(other.subscription.id);
    expect(kept.cancel_at_period_end).toBe(false);
  });

  it("show a receipt with the refunded amount", async () => {
    const session = await open();
    await provider.complete(session, "pay");
    const { invoice, payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["invoice"],
    });
    if (invoice === null || typeof invoice === "string") throw new Error("no invoice");
    await stripe.refunds.create({ payment_intent: String(payment_intent), amount: 999 });
    const { status, text } = await browser.go(invoice.hosted_invoice_url ?? "");
    expect(status).toBe(200);
    for (const words of [invoice.number ?? "", "50 credits", "$19.99", "Refunded: $9.99"]) {
      expect(text).toContain(words);
    }
  });

  it("let who runs the sample renew, refund, dispute and deliver again", async () => {
    const { subscription } = await subscribe(provider);
    const overview = `${provider.url}/_payments`;
    const run = async (label: string) => {
      expect(await press(overview, label)).toMatchObject({ status: 303, location: overview });
    };
    await run("Let payments fail");
    await run("Renew now");
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
    await run("Let payments succeed");
    await run("Try the payment again");
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    await run("Refund half");
    await run("Refund");
    await run("Open a dispute");
    await run("Close as lost");
    await run("Deliver again");
    await run("Let a day pass");
    await provider.delivered();
    const types = provider.webhook.types();
    for (const type of ["charge.refunded", "charge.dispute.created", "charge.dispute.closed"]) {
      expect(types).toContain(type);
    }
  });

  it.each([
    "/_payments/nowhere",
    "/_payments/checkout/cs_test_none",
    "/_payments/invoices/in_none",
  ])("do not exist at %s", async (path) => {
    expect((await browser.go(`${provider.url}${path}`)).status).toBe(404);
  });

  it("ignore other addresses", async () => {
    const { text } = await browser.go(`${provider.url}/_paymentsandmore`);
    expect(text).toBe("not the provider's");
  });
});

describe("attacks on the pages", () => {
  it("show no foreign markup", async () => {
    const person = await stripe.customers.create({ email: HOSTILE, name: HOSTILE });
    const session = await open({
      customer: person.id,
      cancel_url: `http://localhost/?"><script>`,
      line_items: [
        {
          price_data: { currency: "usd", unit_amount: 100, product_data: { name: HOSTILE } },
          quantity: 1,
        },
      ],
    });
    const pages = [(await browser.go(session.url)).text];
    await provider.complete(session, "pay");
    const portal = await stripe.billingPortal.sessions.create({ customer: person.id });
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["invoice"] });
    const invoice = typeof done.invoice === "object" ? done.invoice?.hosted_invoice_url : "";
    for (const url of [portal.url, invoice ?? "", `${provider.url}/_payments`]) {
      pages.push((await browser.go(url)).text);
    }
    const complaint = await press(`${provider.url}/_payments`, "Let a day pass", { do: HOSTILE });
    expect(complaint.status).toBe(404);
    pages.push(complaint.text);
    for (const text of pages) {
      expect(text).not.toMatch(/<img|<script/);
    }
    expect(pages[0]).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  it("pay with no form of another site", async () => {
    const session = await open();
    const other = await open();
    const { text } = await browser.go(other.url);
    const foreign = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
    for (const token of ["", "made-up", foreign]) {
      const answer = await browser.go(session.url, { do: "pay", token });
      expect(answer.status).toBe(403);
    }
    const own =
      /name="token" value="([^"]+)"/.exec((await browser.go(session.url)).text)?.[1] ?? "";
    for (const origin of ["https://evil.example", "null"]) {
      const answer = await fetch(session.url, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams({ do: "pay", token: own }),
        redirect: "manual",
      });
      expect(answer.status).toBe(403);
    }
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
    expect((await browser.go(session.url, { do: "pay", token: own })).status).toBe(303);
  });

  it.each<Record<string, string>>([
    { "x-forwarded-for": "203.0.113.9" },
    { forwarded: "for=203.0.113.9" },
    { via: "1.1 x" },
  ])("come through no proxy: %j", async (headers) => {
    expect((await fetch(`${provider.url}/_payments`)).status).toBe(200);
    expect((await fetch(`${provider.url}/_payments`, { headers })).status).toBe(403);
  });

  it("come under no other name", async () => {
    expect(await provider.askAs("evil.example", "/_payments", "", "pages")).toBe(403);
  });

  it("find no page that may be framed, kept or run scripts", async () => {
    const { headers } = await fetch(`${provider.url}/_payments`);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("have made nothing fail", () => {
    expect(provider.log).toEqual([]);
  });
});
