import pg from "pg";
import { startSamplePayments } from "./sample-payments.ts";
import { SECRET_KEY, WEBHOOK_SECRET } from "./test-keys.ts";

/**
 * The provider as a separate program that can be killed: `node test-program.ts <database address>
 * <webhook>`. Prints the port of its API.
 */
const [connectionString, webhookUrl = ""] = process.argv.slice(2);

const pool = new pg.Pool({ connectionString, max: 4 });
pool.on("error", () => undefined);
const provider = await startSamplePayments({
  pool,
  publicUrl: "http://localhost",
  webhookUrl,
  secretKeys: () => [SECRET_KEY],
  webhookSecrets: () => [WEBHOOK_SECRET],
  retryWaitsMs: [20],
  log: () => undefined,
});
process.stdout.write(`${provider.api.port}\n`);
