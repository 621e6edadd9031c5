import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_VERSION } from "./api-version.ts";
import { SECRET_KEY } from "./test-keys.ts";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { makePlan, packCheckout } from "./test-purchases.ts";

let provider: TestProvider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startTestProvider();
  stripe = provider.stripe();
});
afterAll(() => provider.stop());

/** A request by hand, for what the library would not send. */
const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${provider.api()}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...init.headers },
  });

describe("the API of the sample payment provider", () => {
  it("speaks the version that the library pins", async () => {
    expect(Stripe.API_VERSION).toBe(API_VERSION);
    const { lastResponse } = await stripe.customers.create({});
    expect(lastResponse.apiVersion).toBe(API_VERSION);
    expect(lastResponse.requestId).toMatch(/^req_/);
    const other = await ask("/v1/customers", { headers: { "stripe-version": "2020-08-27" } });
    expect(other.status).toBe(400);
  });

  it("manages customers: creates, updates, reads, lists, deletes", async () => {
    const made = await stripe.customers.create({
      email: "a@example.com",
      name: "Ana",
      metadata: { person: "1", old: "x" },
    });
    const changed = await stripe.customers.update(made.id, {
      name: "",
      metadata: { old: "", language: "vi" },
    });
    expect(changed).toMatchObject({
      email: "a@example.com",
      name: null,
      metadata: { person: "1", language: "vi" },
    });
    expect(changed.metadata).not.toHaveProperty("old");
    const found = await stripe.customers.list({ email: "a@example.com" });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect(await stripe.customers.del(made.id)).toEqual({
      id: made.id,
      object: "customer",
      deleted: true,
    });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true });
    expect((await stripe.customers.list({ email: "a@example.com" })).data).toEqual([]);
    await expect(stripe.customers.update(made.id, { name: "B" })).rejects.toMatchObject({
      code: "resource_missing",
    });
  });

  it("pages through lists as the library does", async () => {
    const email = "many@example.com";
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await stripe.customers.create({ email }));
    const ids = made.map(({ id }) => id).toReversed();
    const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
    const before = await stripe.customers.list({ email, limit: 2, ending_before: ids[3] ?? "" });
    expect(before.data.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect(before.has_more).toBe(true);
    await expect(stripe.customers.list({ starting_after: "cus_none" })).rejects.toMatchObject({
      code: "resource_missing",
      param: "starting_after",
    });
  });

  it("finds prices by their lookup keys, which move when asked to", async () => {
    const first = await makePlan(stripe, "founder", 2900);
    const second = await makePlan(stripe, "founder", 3900);
    expect(second).toMatchObject({
      unit_amount: 3900,
      type: "recurring",
      recurring: { interval: "month", interval_count: 1 },
    });
    expect(String(second.unit_amount_decimal)).toBe("3900");
    const found = await stripe.prices.list({ lookup_keys: ["founder", "nobody"] });
    expect(found.data.map(({ id }) => id)).toEqual([second.id]);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    const again = { currency: "usd", unit_amount: 1, lookup_key: "founder" } as const;
    await expect(stripe.prices.create({ ...again, product_data: { name: "x" } })).rejects.toThrow(
      /already uses that lookup key/,
    );
  });

  it("answers the same key the same, and other parameters with an error of their own", async () => {
    const email = "once@example.com";
    const idempotencyKey = "order-1";
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => stripe.customers.create({ email }, { idempotencyKey })),
    );
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list({ email })).data).toHaveLength(1);
    const replay = tries.find(({ lastResponse }) => lastResponse.headers["idempotent-replayed"]);
    expect(replay?.lastResponse.headers["original-request"]).toMatch(/^req_/);
    await expect(
      stripe.customers.create({ email: "two@example.com" }, { idempotencyKey }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(
      stripe.prices.create(
        { currency: "usd", unit_amount: 1, product_data: { name: "x" } },
        { idempotencyKey },
      ),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  });

  it("keeps no refusal under a key: who corrects a parameter may use it", async () => {
    const idempotencyKey = "order-2";
    await expect(
      stripe.checkout.sessions.create(packCheckout("cus_none"), { idempotencyKey }),
    ).rejects.toMatchObject({ code: "resource_missing", param: "customer", statusCode: 400 });
    const { id } = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create(packCheckout(id), { idempotencyKey });
    expect(session.status).toBe("open");
  });

  it("expands what it is asked to, and nothing else", async () => {
    const { id } = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      ...packCheckout(id),
      expand: ["customer", "line_items.data.price.product"],
    });
    expect(session).toMatchObject({
      customer: { id },
      line_items: { data: [{ price: { product: { name: "50 credits" } } }] },
    });
    await expect(
      stripe.checkout.sessions.retrieve(session.id, { expand: ["secret"] }),
    ).rejects.toThrow("This property cannot be expanded (secret).");
    await expect(
      stripe.checkout.sessions.retrieve(session.id, { expand: ["a.b.c.d.e"] }),
    ).rejects.toThrow(/more than 4 levels/);
  });

  it("makes portal sessions for customers that are there", async () => {
    const { id } = await stripe.customers.create({});
    const portal = await stripe.billingPortal.sessions.create({
      customer: id,
      return_url: "http://localhost/credits",
    });
    expect(portal.url).toBe(`${provider.url}/_payments/portal/${portal.id}`);
    await expect(
      stripe.billingPortal.sessions.create({ customer: "cus_none" }),
    ).rejects.toMatchObject({ code: "resource_missing", param: "customer" });
  });
});

describe("what the API refuses", () => {
  it.each([
    "customers",
    "prices",
    "products",
    "subscriptions",
    "invoices",
    "charges",
    "refunds",
    "disputes",
    "events",
  ] as const)("knows no made-up id of %s", async (resource) => {
    const wanted = { type: "StripeInvalidRequestError", code: "resource_missing", statusCode: 404 };
    await expect(stripe[resource].retrieve("made_up")).rejects.toMatchObject(wanted);
  });

  it("hands no object out under another kind's address", async () => {
    const { id } = await stripe.customers.create({});
    await expect(stripe.charges.retrieve(id)).rejects.toMatchObject({ code: "resource_missing" });
  });

  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
    ["no success address", { success_url: "" }, { param: "success_url" }],
    ["an address that is none", { cancel_url: "javascript:alert(1)" }, { code: "url_invalid" }],
    ["nothing", { line_items: [] }, { code: "parameter_missing", param: "line_items" }],
    [
      "an unknown price",
      { line_items: [{ price: "price_no" }] },
      { param: "line_items[0][price]" },
    ],
    ["too early an end", { expires_at: 5 }, { param: "expires_at" }],
    ["what it does not know", { allow_promotion_codes: true }, { code: "parameter_unknown" }],
    [
      "another mode's data",
      { subscription_data: { metadata: { a: "b" } } },
      { param: "subscription_data" },
    ],
    ["too little money", { line_items: [line(49)] }, { code: "amount_too_small" }],
    ["a negative price", { line_items: [line(-1)] }, { type: "StripeInvalidRequestError" }],
    ["half a cent", { line_items: [line(10.5)] }, { code: "parameter_invalid_integer" }],
    [
      "none of it",
      { line_items: [{ ...line(100), quantity: 0 }] },
      { param: "line_items[0][quantity]" },
    ],
    ["two currencies", { line_items: [line(100), line(100, "sgd")] }, { param: "line_items" }],
    ["too long a word", { metadata: { word: "x".repeat(501) } }, { param: "metadata[word]" }],
  ])("sells not with %s", async (_name, changes, wanted) => {
    const { id } = await stripe.customers.create({});
    const wrong = stripe.checkout.sessions.create({ ...packCheckout(id), ...changes });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, ...wanted });
  });

  it("refuses calls without its key", async () => {
    const wrong = [
      ask("/v1/customers", { headers: { authorization: "" } }),
      ask("/v1/customers", { headers: { authorization: `Basic ${btoa(`${SECRET_KEY}:`)}` } }),
      ask("/v1/customers", { headers: { authorization: "Bearer sk_test_only_for_testz" } }),
      ask("/v1/test_helpers/outbox", { headers: { authorization: "" } }),
      ask("/v1/nowhere", { headers: { authorization: "" } }),
    ];
    for (const answer of await Promise.all(wrong)) {
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain(SECRET_KEY);
    }
    await expect(provider.connectStripe("sk_test_forged").customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  it("answers to this machine only, under its own name", async () => {
    const proxied: Record<string, string>[] = [
      { "x-forwarded-for": "203.0.113.9" },
      { via: "1.1 x" },
    ];
    for (const headers of proxied) {
      expect((await ask("/v1/customers", { headers })).status).toBe(403);
    }
    const rebound = await provider.askAs("evil.example", "/v1/customers", SECRET_KEY);
    expect(rebound).toBe(403);
  });

  it("says in Stripe's shape what it does not serve", async () => {
    const answer = await ask("/v1/payouts");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { type: "invalid_request_error", message: expect.stringContaining("/v1/payouts") },
    });
    await expect(stripe.payouts.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeInvalidRequestError,
    );
  });

  it.each<[string, Record<string, string>, string, number]>([
    ["JSON", { "content-type": "application/json" }, "{}", 400],
    ["a null character", {}, "name=%00", 400],
    ["a broken name", {}, "a[b=1", 400],
    ["a name without end", {}, `a${"[b]".repeat(20)}=1`, 400],
    ["too many words", {}, "a=1&".repeat(600), 400],
    ["too long a form", {}, `name=${"x".repeat(300_000)}`, 413],
    ["prototypes", {}, "__proto__[polluted]=1", 400],
  ])("takes no %s", async (_name, headers, body, status) => {
    const answer = await ask("/v1/customers", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty("error.message");
    expect({}).not.toHaveProperty("polluted");
  });

  it("keeps what looks like SQL or markup as it is", async () => {
    const name = `'); drop table objects; -- <script>"'&`;
    const made = await stripe.customers.create({ name, metadata: { [name.slice(0, 30)]: name } });
    expect(await stripe.customers.retrieve(made.id)).toEqual(made);
  });

  it("has failed at nothing", () => {
    expect(provider.log).toEqual([]);
  });
});

function line(unit_amount: number, currency = "usd") {
  return { price_data: { currency, unit_amount, product_data: { name: "x" } }, quantity: 1 };
}
