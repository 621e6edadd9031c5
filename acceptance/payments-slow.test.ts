import { randomUUID } from "node:crypto";
import pg from "pg";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { callOperation } from "../testing/operations.ts";
import { makeMember } from "../testing/people.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { secretsOf } from "../testing/secrets.ts";

const NOTICES = 24;
const CHECKOUTS = 8;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ settings: { SAMPLE_CONTENT: "off" } });
});
afterAll(() => server.discard());

function sendNotice(secret: string): Promise<Response> {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type: "invoice.paid",
    data: { object: { id: `in_${randomUUID().replaceAll("-", "")}`, object: "invoice" } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return fetch(`${server.url}/api/payments/webhook`, {
    method: "POST",
    headers: { "stripe-signature": signature },
    body,
  });
}

/** While `act` runs, the gateway accepts every call and answers none: its books are locked. */
async function whileGatewayHangs(act: () => Promise<void>): Promise<void> {
  const url = new URL(server.databaseUrl);
  url.username = "supabase_admin";
  url.password = secretsOf(server).databasePasswords.supabase_admin;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("lock table sample_payments.objects in access exclusive mode");
    await act();
  } finally {
    await client.end();
  }
}

it("a hanging gateway holds up purchases, and nothing else", async () => {
  const [me, ...buyers] = await Promise.all(
    Array.from({ length: 1 + CHECKOUTS }, () => makeMember(server)),
  );
  if (!me) throw new Error("Nobody is here");
  const { paymentsWebhookSecret: secret } = secretsOf(server);
  let held: Promise<unknown> = Promise.resolve();
  await whileGatewayHangs(async () => {
    held = Promise.allSettled([
      ...Array.from({ length: NOTICES }, () => sendNotice(secret)),
      ...buyers.map(({ token }) =>
        callOperation(
          server,
          token,
          "payments/start-checkout",
          { item: { kind: "pack", id: "pack_10" } },
          randomUUID(),
        ),
      ),
    ]);
    await eventually("notices wait for the gateway", PATIENCE_MS, async () => {
      const { rows } = await withDatabase(server, (client) =>
        client.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
            where usename = 'postgres' and state = 'idle in transaction'`,
        ),
      );
      return (rows[0]?.count ?? 0) >= 4 || undefined;
    });
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await callOperation(server, me.token, "credits/read-summary")).status).toBe(200);
    }
  });
  await held;
});
