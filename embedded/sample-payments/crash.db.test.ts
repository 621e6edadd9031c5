import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRET_KEY } from "./test-keys.ts";
import { startTestProvider, type TestProvider } from "./test-provider.ts";
import { packCheckout } from "./test-purchases.ts";

const KILLS = 3;
const BUYERS = 5;
/** Programs are started and hundreds of requests made, on a machine that may be busy. */
const LIMIT_MS = 120_000;

let provider: TestProvider;
let child: ChildProcess | undefined;

beforeAll(async () => {
  provider = await startTestProvider();
  // Only the program that is killed works on the books.
  await provider.stopProvider();
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await provider.startAgain();
  await provider.stop();
});

async function launch(): Promise<Stripe> {
  const script = path.join(import.meta.dirname, "test-program.ts");
  child = spawn(process.execPath, [script, provider.databaseUrl, provider.webhook.url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("no output");
  const [port]: Buffer[] = await once(child.stdout, "data");
  const address = { host: "127.0.0.1", port: Number(String(port)), protocol: "http" } as const;
  return new Stripe(SECRET_KEY, { ...address, maxNetworkRetries: 0 });
}

/** Buys packs one after another until the provider is gone; keeps what was acknowledged. */
async function buy(stripe: Stripe, customer: string, paid: string[]): Promise<void> {
  for (;;) {
    const session = await stripe.checkout.sessions.create(packCheckout(customer));
    const at = `/v1/test_helpers/checkout_sessions/${session.id}/complete`;
    await stripe.rawRequest("POST", at, { behaviour: "pay" });
    paid.push(session.id);
  }
}

describe("a provider that is killed in the middle of payments", () => {
  it("has lost no acknowledged payment and no event, and sent no other events", {
    timeout: LIMIT_MS,
  }, async () => {
    const paid: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const stripe = await launch();
      const customer = await stripe.customers.create({});
      const buyers = Array.from({ length: BUYERS }, () => buy(stripe, customer.id, paid));
      // Each time some payments later, with others and their events on the way.
      await provider.webhook.seen(provider.webhook.received.length + 7 + 4 * kill);
      child?.kill("SIGKILL");
      await Promise.allSettled(buyers);
    }
    const stripe = await launch();
    const wait = await stripe.rawRequest("POST", "/v1/test_helpers/outbox/wait", {
      timeout_ms: LIMIT_MS,
    });
    expect(wait).toMatchObject({ empty: true });
    expect(paid.length).toBeGreaterThan(KILLS);

    const sessions = await stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({
      limit: 10_000,
    });
    const complete = new Map(
      sessions.filter(({ status }) => status === "complete").map((each) => [each.id, each]),
    );
    for (const id of paid) expect(complete.has(id)).toBe(true);

    const told = (type: string) =>
      new Set(
        provider.webhook.received
          .filter((each) => each.type === type)
          .map(({ event }) => ("id" in event.data.object ? event.data.object.id : "")),
      );
    expect(told("checkout.session.completed")).toEqual(new Set(complete.keys()));
    const invoices = [...complete.values()].map(({ invoice }) => String(invoice));
    expect(told("invoice.paid")).toEqual(new Set(invoices));
    // One payment each, whatever was on the way when it ended.
    const charges = await provider.pool.query(
      "select count(*)::int as count from objects where kind = 'charge'",
    );
    expect(charges.rows).toEqual([{ count: complete.size }]);
  });
});
