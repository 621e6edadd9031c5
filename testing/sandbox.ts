import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { z } from "zod";
import { withDatabase } from "./database.ts";
import { callOperation } from "./operations.ts";
import { backendSetting, type ServerAddress } from "./running-server.ts";

/** A buyer: an id, and a token. */
type Buyer = { id: string; token: string };
export type Entry = { kind: string; amount: number; reason: string; balance_after: number };

/** The provider's events, sent and pending: the newest first. */
const deliveries = z.object({
  data: z.array(z.object({ id: z.string(), event: z.string(), delivered: z.boolean() })),
});

/** The payment provider of a server's sandbox, by Stripe's own library. */
export function sandboxOf(server: ServerAddress) {
  const value = (name: string) => backendSetting(server.dataDirectory, name);
  const { hostname, port } = new URL(value("SANDBOX_PAYMENTS_URL"));
  const stripe = new Stripe(value("SANDBOX_PAYMENTS_KEY"), {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const help = (address: string, parameters: Record<string, unknown> = {}) =>
    stripe.rawRequest("POST", `/v1/test_helpers${address}`, parameters);
  const outbox = async () =>
    deliveries.parse(await stripe.rawRequest("GET", "/v1/test_helpers/outbox")).data;
  /** Resolves when the product has received every notice. */
  const delivered = () => help("/outbox/wait", { timeout_ms: 30_000 });
  /** Makes every notice that has not arrived due now. */
  const sendPending = () => help("/outbox/deliver");
  return {
    stripe,
    help,
    delivered,
    sendPending,
    /** Delivers the notices that would come half a minute late. */
    async deliverLate() {
      await sendPending();
      await delivered();
    },
    /** Sends the ten newest notices again, now. */
    async deliverAllAgain() {
      for (const { id } of (await outbox()).slice(0, 10)) await help(`/outbox/${id}/deliver`);
    },
    /** Sends every notice that mentions `name` now: pending ones, and the others again. */
    async sendNow(name: string): Promise<void> {
      for (const { id, event } of await outbox()) {
        const told = JSON.stringify(await stripe.events.retrieve(event));
        if (told.includes(name)) await help(`/outbox/${id}/deliver`);
      }
    },
    pay: (session: string, behaviour = "pay") =>
      help(`/checkout_sessions/${session}/complete`, { behaviour }),
  };
}

export type Sandbox = ReturnType<typeof sandboxOf>;

/** Begins a purchase. @returns our id of it, and the provider's. */
export async function startCheckout(
  server: ServerAddress,
  { token }: Buyer,
  item: { kind: "pack" | "plan"; id: string },
  key: string = randomUUID(),
): Promise<{ id: string; session: string; url: string }> {
  const answer = await callOperation(server, token, "payments/start-checkout", { item }, key);
  const { id, url } = checkoutIn(answer);
  return { id, url, session: await sessionOf(server, id) };
}

function checkoutIn(answer: { data?: unknown }): { id: string; url: string } {
  const { data } = answer;
  if (data && typeof data === "object" && "id" in data && "url" in data) {
    return { id: String(data.id), url: String(data.url) };
  }
  throw new Error(`No checkout: ${JSON.stringify(answer)}`);
}

async function sessionOf(server: ServerAddress, id: string): Promise<string> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query("select reference from public.checkouts where id = $1", [
      id,
    ]);
    return String(rows[0]?.reference);
  });
}

/** The entries, oldest first, as in the database. */
export async function entriesOf(server: ServerAddress, { id }: Buyer): Promise<Entry[]> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query<Entry>(
      `select e.kind, e.amount, e.reason, e.balance_after from public.credit_entries e
         join public.credit_accounts a on a.id = e.account_id
        where a.user_id = $1 order by e.id`,
      [id],
    );
    return rows;
  });
}

/** What a reconciliation would find. */
export async function differencesIn(server: ServerAddress): Promise<unknown[]> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `select * from internal.reconcile_credits()
       union all select * from internal.reconcile_payments()`,
    );
    return rows;
  });
}
