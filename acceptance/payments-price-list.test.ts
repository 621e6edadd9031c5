import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { mailTo } from "../testing/mails.ts";
import { callOperation } from "../testing/operations.ts";
import type { Member } from "../testing/people.ts";
import { logs, makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";
import { differencesIn, entriesOf } from "../testing/sandbox.ts";
import { buyingOn } from "./buying.ts";

const PRICES = {
  publish: { Startup: 7, Investor: 70 },
  deckReview: 2,
  match: { Startup: 1, Investor: 9 },
  planDiscount: 50,
  packs: [{ id: "handful", credits: 5, cents: 555 }],
  plans: [
    { id: "sprout", role: "Startup", credits: 10, cents: 1000 },
    { id: "tree", role: "Startup", credits: 100, cents: 8000 },
    { id: "forest", role: "Investor", credits: 500, cents: 30_000 },
  ],
};
const SPROUT = { kind: "plan", id: "sprout" } as const;

let server: RunningServer;
let on: ReturnType<typeof buyingOn>;

beforeAll(async () => {
  const file = path.join(makeFolder(), "prices.json");
  writeFileSync(file, JSON.stringify(PRICES));
  server = await startServer({ settings: { SAMPLE_CONTENT: "off", PRICE_LIST: file } });
  on = buyingOn(server);
});
afterAll(() => server.discard());

/** Runs the scheduled jobs now. */
async function runJob(name: string): Promise<void> {
  await withDatabase(server, (client) =>
    client.query("select from graphile_worker.add_job($1, job_key := $1)", [name]),
  );
  await eventually(`the job ${name} is done`, PATIENCE_MS, async () => {
    const waiting = await withDatabase(server, (client) =>
      client.query("select from graphile_worker.jobs where key = $1", [name]),
    );
    return waiting.rowCount === 0 || undefined;
  });
}

describe("a price list of an operator's own", () => {
  it("is what everything costs, without a change of code", async () => {
    const me = await on.founder();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      services: { publish: 7, deckReview: 2, match: 1 },
      packs: [{ id: "handful", credits: 5, cents: 555, fullCents: 555 }],
      plans: [{ id: "sprout" }, { id: "tree" }],
      planDiscount: 50,
    });
    await on.buy(me, SPROUT);
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      balance: 10,
      packs: [{ cents: 278, fullCents: 555 }],
    });
  });
});

describe("another plan", () => {
  it("begins with the next period: nothing is charged or credited before", async () => {
    const me = await on.founder();
    await on.buy(me, SPROUT);
    await on.ask(me, "plans/change", { planId: "tree" });
    await on.sandbox.delivered();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      balance: 10,
      plan: {
        planId: "sprout",
        credits: 10,
        nextPlanId: "tree",
        next: { credits: 100, cents: 8000 },
        state: "active",
      },
    });
    await on.sandbox.help(`/subscriptions/${await on.subscriptionOf(me)}/renew`);
    await on.sandbox.delivered();
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({
      balance: 110,
      plan: { planId: "tree", credits: 100, nextPlanId: "tree" },
    });
  });

  it.each(["forest", "pack", "handful"])("that is not for the person: %s", async (planId) => {
    const me = await on.founder();
    await on.buy(me, SPROUT);
    const answer = await callOperation(server, me.token, "plans/change", { planId });
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("a renewal that fails", () => {
  async function overdue(): Promise<Member> {
    const me = await on.founder();
    await on.buy(me, SPROUT);
    const reference = await on.subscriptionOf(me);
    await on.sandbox.help(`/subscriptions/${reference}/fail_renewals`, { failing: true });
    await on.sandbox.help(`/subscriptions/${reference}/renew`);
    await on.sandbox.delivered();
    return me;
  }

  it("is announced by mail, with the last day of the plan", async () => {
    const me = await overdue();
    const mail = await eventually("the mail", PATIENCE_MS, async () => {
      const newest = await mailTo(server, me.email);
      return newest.subject.includes("couldn’t renew") ? newest : undefined;
    });
    expect(mail.text).toContain("US$10");
  });

  it("ends the plan after the days of grace, here and at the gateway", async () => {
    const me = await overdue();
    const reference = await on.subscriptionOf(me);
    await runJob("end_plans");
    expect(await on.sandbox.stripe.subscriptions.retrieve(reference)).toMatchObject({
      status: "past_due",
    });
    await withDatabase(server, (client) =>
      client.query(
        "update public.subscriptions set past_due_since = now() - interval '8 days' where reference = $1",
        [reference],
      ),
    );
    expect(await on.ask(me, "credits/read-summary")).toMatchObject({ plan: null });
    await runJob("end_plans");
    expect(await on.sandbox.stripe.subscriptions.retrieve(reference)).toMatchObject({
      status: "canceled",
    });
  });
});

describe("the nightly work", () => {
  it("removes expired credits", async () => {
    const me = await on.founder();
    await on.buy(me, SPROUT);
    await withDatabase(server, (client) =>
      client.query(
        `update public.credit_lots set expires_at = now() - interval '1 second'
          where account_id = (select id from public.credit_accounts where user_id = $1)`,
        [me.id],
      ),
    );
    await runJob("expire_credits");
    expect((await entriesOf(server, me)).at(-1)).toMatchObject({ kind: "expiry", amount: -10 });
  });

  it("holds the books against one another, and says so when they do not agree", async () => {
    expect(await differencesIn(server)).toEqual([]);
    await runJob("reconcile");
    await logs(server, "The books agree");
    const me = await on.founder();
    await on.buy(me, SPROUT);
    await withDatabase(server, (client) =>
      client.query("update public.credit_accounts set balance = balance + 1 where user_id = $1", [
        me.id,
      ]),
    );
    await runJob("reconcile");
    await logs(server, "The books do not agree");
  });
});
