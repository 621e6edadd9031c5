import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Backend, startBackend } from "./backend.ts";
import { startSamplePayments } from "./sample-payments/sample-payments.ts";

const directory = mkdtempSync(path.join(tmpdir(), "backend test-"));
// As root, PostgreSQL runs under the account postgres, which must be able to enter.
chmodSync(directory, 0o755);
const secretsFile = path.join(directory, "secrets.json");
let backend: Backend | undefined;
let site: Server;
let url: string;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (!backend?.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url = `http://localhost:${address.port}`;
});
afterEach(async () => {
  await backend?.stop();
  backend = undefined;
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  rmSync(directory, { recursive: true, force: true });
});

async function start(publicUrl: string, samplePayments?: boolean): Promise<Backend> {
  backend = await startBackend({
    dataDirectory: directory,
    publicUrl,
    prepare: async () => undefined,
    auth: { sendMail: async () => undefined, isOfAddress: () => false },
    ...(samplePayments !== undefined && { samplePayments }),
    log: () => undefined,
  });
  return backend;
}

const payingPages = async () => (await fetch(`${url}/_payments`)).status;

describe("the embedded backend's payment provider", () => {
  it("is there while the site is on this machine, with the same keys at every start", async () => {
    const { payments } = await start(url);
    if (!payments) throw new Error("no provider");
    const stripe = new Stripe(payments.secretKey, { ...payments.api, maxNetworkRetries: 0 });
    const made = await stripe.customers.create({ email: "kept@example.com" });
    expect(await payingPages()).toBe(200);
    await backend?.stop();

    const again = await start(url);
    expect(again.payments?.secretKey).toBe(payments.secretKey);
    expect(again.payments?.webhookSecret).toBe(payments.webhookSecret);
    if (!again.payments) throw new Error("no provider");
    const later = new Stripe(payments.secretKey, { ...again.payments.api, maxNetworkRetries: 0 });
    expect(await later.customers.retrieve(made.id)).toEqual(made);
  });

  it("gets its keys in a folder that an earlier version made", async () => {
    await (await start(url)).stop();
    backend = undefined;
    const kept = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(readFileSync(secretsFile, "utf8")));
    const { paymentsSecretKey, paymentsWebhookSecret, ...earlier } = kept;
    writeFileSync(secretsFile, JSON.stringify(earlier));
    const { payments } = await start(url);
    expect(payments?.secretKey).toMatch(/^sk_test_.{20}/);
    expect(payments?.secretKey).not.toBe(paymentsSecretKey);
    expect(payments?.webhookSecret).toMatch(/^whsec_.{20}/);
    expect(payments?.webhookSecret).not.toBe(paymentsWebhookSecret);
    expect(readFileSync(secretsFile, "utf8")).toContain(payments?.secretKey);
  });

  it.each([
    "https://benih.example",
    "http://192.0.2.7:3000",
    "https://localhost.benih.example",
    "https://benih.example/localhost",
  ])("is not there for a site at %s", async (publicUrl) => {
    const { payments } = await start(publicUrl);
    expect(payments).toBeUndefined();
    expect(await payingPages()).toBe(404);
  });

  it("is not there when real payments are set up", async () => {
    expect((await start(url, false)).payments).toBeUndefined();
    expect(await payingPages()).toBe(404);
  });

  it("refuses to start when the site is not on this machine", async () => {
    const pool = new pg.Pool();
    const settings = {
      pool,
      webhookUrl: "",
      secretKeys: () => [""] as const,
      webhookSecrets: () => [""] as const,
      log: () => undefined,
    };
    const begun = startSamplePayments({ ...settings, publicUrl: "https://benih.example" });
    await expect(begun).rejects.toThrow("this machine only");
    await pool.end();
  });
});
