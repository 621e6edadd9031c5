import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WEBHOOK_SECRET } from "./test-keys.ts";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { packCheckout } from "./test-purchases.ts";

let provider: TestProvider;
let customer: Stripe.Customer;

beforeAll(async () => {
  provider = await startTestProvider();
  customer = await provider.stripe().customers.create({});
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.webhook.received.length = 0;
});
afterEach(async () => {
  provider.webhook.answerWith(200);
  await provider.delivered();
});

const pay = async (behaviour = "pay") => {
  const session = await provider.stripe().checkout.sessions.create(packCheckout(customer.id));
  await provider.complete(session, behaviour);
};

type Row = { id: string; attempts: number; last_result: string; delivered: boolean };
const outbox = async (): Promise<Row[]> => {
  const { data } = await provider.stripe().rawRequest("GET", "/v1/test_helpers/outbox");
  if (!Array.isArray(data)) throw new Error("no outbox");
  return data;
};

describe("the delivery of events", () => {
  it("signs every attempt freshly, for the library to check", async () => {
    await pay();
    await provider.delivered();
    const [first] = provider.webhook.received;
    if (!first) throw new Error("nothing came");
    const { webhooks } = provider.stripe();
    expect(first.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    const check = (body: string, signature: string, secret: string) =>
      webhooks.constructEvent(body, signature, secret);
    expect(check(first.body, first.signature, WEBHOOK_SECRET).id).toBe(first.id);
    const { StripeSignatureVerificationError: Refused } = Stripe.errors;
    expect(() => check(`${first.body} `, first.signature, WEBHOOK_SECRET)).toThrow(Refused);
    expect(() => check(first.body, first.signature, "whsec_other")).toThrow(Refused);
    const old = first.signature.replace(/t=\d+/, "t=1");
    expect(() => check(first.body, old, WEBHOOK_SECRET)).toThrow(Refused);
  });

  it.each([500, 404, 302, 299 + 1])("tries again after %i, with the same bytes", async (status) => {
    provider.webhook.answerWith(status);
    await pay();
    await provider.webhook.seen(4);
    provider.webhook.answerWith(200);
    expect(await provider.delivered()).toMatchObject({ empty: true });
    const tries = provider.webhook.received.filter(({ type }) => type === "invoice.paid");
    expect(tries.length).toBeGreaterThan(1);
    expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
    const [last] = await outbox();
    expect(last).toMatchObject({ delivered: true, last_result: "200", attempts: tries.length });
  });

  it("holds up no event for another that fails", async () => {
    const { webhook } = provider;
    webhook.answerWith((status) => {
      status(webhook.received.at(-1)?.type === "checkout.session.completed" ? 500 : 200);
    });
    await pay();
    await webhook.seen(5);
    expect(webhook.types().filter((type) => type === "invoice.paid")).toHaveLength(1);
  });

  it("delays late events", async () => {
    await pay("late");
    const late = (await outbox()).slice(0, 2);
    await pay();
    await provider.webhook.seen(2);
    expect(await provider.help("/outbox/wait", { timeout_ms: 50 })).toMatchObject({ empty: false });
    const pending = (await outbox()).filter(({ delivered }) => !delivered);
    expect(pending.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
    expect(await provider.help("/outbox/deliver")).toMatchObject({ pending: 2 });
    expect(await provider.delivered()).toMatchObject({ empty: true });
    expect(provider.webhook.received).toHaveLength(4);
  });

  it("sends an event again that had arrived", async () => {
    await pay();
    await provider.delivered();
    const [newest] = await outbox();
    await provider.help(`/outbox/${newest?.id}/deliver`);
    await provider.delivered();
    const ids = provider.webhook.received.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
    await expect(provider.help("/outbox/999999/deliver")).rejects.toMatchObject({
      code: "resource_missing",
    });
  });

  it("delivers after a restart what was in flight when it stopped", async () => {
    const answers: (() => void)[] = [];
    provider.webhook.answerWith((status) => answers.push(() => status(200)));
    await pay();
    await provider.webhook.seen(1);
    // The webhook has the event, but the provider never got its answer.
    await provider.stopProvider();
    provider.webhook.answerWith(200);
    await provider.startAgain();
    expect(await provider.delivered()).toMatchObject({ empty: true });
    expect(provider.webhook.types()).toEqual([
      "checkout.session.completed",
      "checkout.session.completed",
      "invoice.paid",
    ]);
    for (const answer of answers) answer();
  });

  it("commits a change and its events together or not at all", async () => {
    const session = await provider.stripe().checkout.sessions.create(packCheckout(customer.id));
    await provider.asSuperuser(
      `create function sample_payments.fail() returns trigger language plpgsql as
         $$ begin raise exception 'the disk is full'; end $$;
       create trigger fail before insert on sample_payments.deliveries
         for each row execute function sample_payments.fail()`,
    );
    await expect(provider.complete(session, "pay")).rejects.toMatchObject({ statusCode: 500 });
    await provider.asSuperuser("drop function sample_payments.fail cascade");
    const kept = await provider.stripe().checkout.sessions.retrieve(session.id);
    expect(kept).toMatchObject({ status: "open", payment_intent: null });
    expect(provider.log.splice(0)).toEqual([expect.stringContaining("the disk is full")]);
    await provider.complete(session, "pay");
    await provider.delivered();
    expect(provider.webhook.types()).toEqual(["checkout.session.completed", "invoice.paid"]);
  });

  it("goes on when the database has lost its connections", async () => {
    await provider.asSuperuser(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'sample_payments'",
    );
    // As in the product, the library asks again when it was not answered.
    await provider.stripe().customers.create({}, { maxNetworkRetries: 3 });
    await pay();
    expect(await provider.delivered()).toMatchObject({ empty: true });
    expect(provider.webhook.received).toHaveLength(2);
    provider.log.length = 0;
  });

  it("keeps its books from the product and from every request", async () => {
    for (const role of ["postgres", "authenticator", "anon", "authenticated", "service_role"]) {
      const { rows } = await provider.asSuperuser(
        `select has_schema_privilege('${role}', 'sample_payments', 'usage') as may`,
      );
      expect(rows).toEqual([{ may: false }]);
    }
    const { rows } = await provider.asSuperuser(
      `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'sample_payments' and c.relkind = 'r' and not c.relrowsecurity`,
    );
    expect(rows).toEqual([{ count: 0 }]);
    const own =
      "select has_schema_privilege('sample_payments', 'auth', 'usage') as auth, has_schema_privilege('sample_payments', 'storage', 'usage') as storage";
    expect((await provider.pool.query(own)).rows).toEqual([{ auth: false, storage: false }]);
  });
});
