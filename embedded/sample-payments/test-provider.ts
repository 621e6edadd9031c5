import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import pg from "pg";
import Stripe from "stripe";
import { openTestDatabase } from "../postgres/test-database.ts";
import { type SamplePayments, startSamplePayments } from "./sample-payments.ts";
import { SECRET_KEY, WEBHOOK_SECRET } from "./test-keys.ts";
import { startTestWebhook } from "./test-webhook.ts";

/** The provider with its pages, a webhook and the real library, on its own database. */
export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;

export async function startTestProvider() {
  const database = await openTestDatabase("base");
  const pool = new pg.Pool({ connectionString: database.url("sample_payments"), max: 6 });
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
  for (const each of [pool, superuser]) each.on("error", () => {});
  const webhook = await startTestWebhook(WEBHOOK_SECRET);
  const site = createServer();
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = site.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://localhost:${address.port}`;
  const log: string[] = [];
  const start = () =>
    startSamplePayments({
      pool,
      publicUrl: url,
      webhookUrl: webhook.url,
      secretKeys: () => [SECRET_KEY],
      webhookSecrets: () => [WEBHOOK_SECRET],
      log: (level, message, details) => log.push(`${level} ${message} ${JSON.stringify(details)}`),
      retryWaitsMs: [20],
    });
  let provider: SamplePayments = await start();
  const connectStripe = (key = SECRET_KEY) =>
    new Stripe(key, { ...provider.api, maxNetworkRetries: 0, telemetry: false });
  let stripe = connectStripe();
  site.on("request", (request, response) => {
    if (!provider.handle(request, response)) response.writeHead(404).end("not the provider's");
  });

  /** An action of the sandbox outside Stripe's API. */
  const help = async (address: string, parameters: Record<string, unknown> = {}) => {
    const answer: unknown = await stripe.rawRequest(
      "POST",
      `/v1/test_helpers${address}`,
      parameters,
    );
    return answer;
  };

  return {
    url,
    log,
    pool,
    webhook,
    help,
    databaseUrl: database.url("sample_payments"),
    api: () => `http://127.0.0.1:${provider.api.port}`,
    stripe: () => stripe,
    connectStripe,
    /** A GET under another name for this machine. @returns its status. */
    async askAs(host: string, path: string, key: string, where: "api" | "pages" = "api") {
      const headers = { host, authorization: `Bearer ${key}` };
      const port = where === "api" ? provider.api.port : address.port;
      const [response]: IncomingMessage[] = await once(
        get({ host: "127.0.0.1", port, path, headers }),
        "response",
      );
      response?.resume();
      return response?.statusCode;
    },
    asSuperuser: (text: string) => superuser.query(text),
    /** Resolves when the webhook has received everything. */
    delivered: () => help("/outbox/wait"),
    /** Deliberately late events must not delay later tests. */
    async hurry() {
      await superuser.query("update sample_payments.deliveries set due_at = now()");
      await help("/outbox/wait");
    },
    complete: (session: { id: string }, behaviour: string, parameters = {}) =>
      help(`/checkout_sessions/${session.id}/complete`, { behaviour, ...parameters }),
    stopProvider: () => provider.stop(),
    async startAgain() {
      provider = await start();
      stripe = connectStripe();
    },
    async stop() {
      await provider.stop();
      const closed = once(site, "close");
      site.close();
      site.closeAllConnections();
      await closed;
      await webhook.stop();
      await Promise.all([pool.end(), superuser.end()]);
      await database.drop();
    },
  };
}
