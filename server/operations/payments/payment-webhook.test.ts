import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { createStripeGateway } from "../../services/payments/stripe-gateway.ts";
import { type Failure, hearSignals } from "../../signals/signal.ts";
import { serve, type TestServer } from "../test-server.ts";
import { createPaymentWebhook } from "./payment-webhook.ts";

const log = { warn: vi.fn(), error: vi.fn() };
const heard: Failure["part"][] = [];
const stop = hearSignals((told) => {
  if (told.kind === "failure") heard.push(told.failure.part);
});
let site: TestServer | undefined;
afterEach(async () => {
  stop();
  await site?.close();
});

it("tells once that notices are signed with another secret, and nothing of those without one", async () => {
  const webhook = createPaymentWebhook({
    pool: new pg.Pool({ connectionString: "postgresql://127.0.0.1:1/none" }),
    gateway: createStripeGateway({
      name: "stripe",
      secretKey: "sk_live_x",
      webhookSecret: "whsec_of_another_endpoint",
    }),
    prices: DEFAULT_PRICES,
    publicUrl: "https://benih.example",
    log,
  });
  site = await serve((request, response) => {
    webhook.handle(request, response);
  });
  const { url } = site;
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${url}/api/payments/webhook`, { method: "POST", headers, body: "{}" })).status;
  expect(await post({})).toBe(400);
  expect(log.error).not.toHaveBeenCalled();
  for (let time = 0; time < 3; time += 1) {
    expect(await post({ "stripe-signature": "t=1,v1=00" })).toBe(400);
  }
  expect(log.error).toHaveBeenCalledOnce();
  expect(heard).toEqual(["payment_notice"]);
});
