import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { packCheckout, subscribe } from "./test-purchases.ts";

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

/** How many rows of the provider's books contain a text. */
async function rowsWith(text: string): Promise<number> {
  const { rows } = await provider.pool.query<{ count: number }>(
    `select ((select count(*) from objects where position($1 in body::text) > 0)
           + (select count(*) from events where position($1 in body) > 0)
           + (select count(*) from plans where position($1 in plan::text) > 0)
           + (select count(*) from idempotency_keys
               where position($1 in answer || fingerprint) > 0))::int as count`,
    [text],
  );
  return rows[0]?.count ?? 0;
}

/** A customer who has paid for a pack, with idempotency keys as the product sends them. */
async function buyer(given: { email: string; name: string; phone: string }) {
  const stripe = provider.stripe();
  const customer = await stripe.customers.create(given, { idempotencyKey: given.email });
  const session = await stripe.checkout.sessions.create(packCheckout(customer.id), {
    idempotencyKey: `checkout:${given.email}`,
  });
  await provider.complete(session, "pay");
  return { customer, session };
}

it("a deleted customer's address, name and number are nowhere; everybody else's remain", async () => {
  const gone = { email: 'lan"g@example.com', name: "Lan \\ Nguyễn", phone: "+84 91 234" };
  const stays = { email: "minh@example.com", name: "Minh", phone: "+84 91 999" };
  const { customer } = await buyer(gone);
  await buyer(stays);
  const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
  const kept = await rowsWith(stays.email);
  for (const text of [gone.email, gone.name, gone.phone]) {
    expect(await rowsWith(quoted(text)), text).toBeGreaterThan(0);
  }
  await provider.stripe().customers.del(customer.id);
  for (const text of Object.values(gone)) expect(await rowsWith(quoted(text)), text).toBe(0);
  expect(await rowsWith(stays.email)).toBe(kept);
});

it("what they paid stays in the books", async () => {
  const { customer, session } = await buyer({ email: "a@example.com", name: "paid", phone: "1" });
  const stripe = provider.stripe();
  await stripe.customers.del(customer.id);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    customer: customer.id,
    payment_status: "paid",
    customer_details: { email: null },
  });
  const invoices = await stripe.invoices.list({ customer: customer.id });
  expect(invoices.data).toEqual([
    expect.objectContaining({ status: "paid", amount_paid: 1999, customer_email: null }),
  ]);
  await provider.delivered();
});

it("events of a plan that ends with them carry no address", async () => {
  const { customer, subscription } = await subscribe(provider);
  provider.webhook.received.length = 0;
  await provider.stripe().customers.del(customer.id);
  await provider.delivered();
  expect(provider.webhook.received.map(({ type }) => type)).toEqual([
    "customer.subscription.deleted",
  ]);
  expect(provider.webhook.received[0]?.body).toContain(subscription.id);
  expect(provider.webhook.received[0]?.body).not.toContain("siti@example.com");
});

it("a slow payment of theirs arrives without a receipt, and others' still arrive after it", async () => {
  const stripe = provider.stripe();
  const sessions = [];
  const customers = [];
  for (const email of ["gone@example.com", "here@example.com"]) {
    const customer = await stripe.customers.create({ email });
    const session = await stripe.checkout.sessions.create(packCheckout(customer.id));
    await provider.complete(session, "slow");
    customers.push(customer);
    sessions.push(session);
  }
  await stripe.customers.del(customers[0]?.id ?? "");
  await provider.help("/advance", { seconds: 60 });
  const settled = await Promise.all(
    sessions.map(({ id }) => stripe.checkout.sessions.retrieve(id)),
  );
  expect(settled).toMatchObject([
    { payment_status: "paid", invoice: null },
    { payment_status: "paid", invoice: expect.stringMatching(/^in_/) },
  ]);
});
