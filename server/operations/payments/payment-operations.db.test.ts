import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { testGateway } from "../../domain/payments/test-gateway.ts";
import { paymentMeans } from "../../domain/payments/test-payments.ts";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { createOperations } from "../operations.ts";
import { serve, type TestServer } from "../test-server.ts";
import { paymentOperations } from "./payment-operations.ts";

const { pool, open } = accountsDatabase();
/** A gateway that does not answer to one person. */
const begun = Promise.withResolvers<void>();
const hanging = Promise.withResolvers<void>();
let slow: string;
let few: pg.Pool;
let auth: TestServer;
let site: TestServer;

beforeAll(async () => {
  // Accepts every token, as the person it names.
  auth = await serve((request, response) => {
    const [, payload = ""] = (request.headers.authorization ?? "").split(".");
    const { sub, email } = JSON.parse(Buffer.from(payload, "base64url").toString());
    response.end(JSON.stringify({ id: sub, email }));
  });
  const customers = new Map<string, string>();
  const gateway = testGateway({
    describeCustomer: async (customer, { email }) => {
      customers.set(customer, email);
      return true;
    },
    openCheckout: async ({ id, customer }) => {
      if (customers.get(customer) === slow) {
        begun.resolve();
        await hanging.promise;
      }
      return { reference: `cs_${id}`, url: `https://pay.example/${id}` };
    },
  });
  few = new pg.Pool({ ...pool().options, max: 2, connectionTimeoutMillis: 2000 });
  const operations = createOperations({
    operations: paymentOperations(paymentMeans(few, gateway)),
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    log: pino({ level: "silent" }),
  });
  site = await serve((request, response) => void operations.handle(request, response));
});
afterAll(async () => {
  await Promise.all([auth.close(), site.close()]);
  await closePool(few);
});

async function call({ userId, email, sessionId }: Actor, path: string, input: unknown = {}) {
  const token = new UnsecuredJWT({ sub: userId, email, session_id: sessionId }).encode();
  const answer = await fetch(`${site.url}/api/${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(input),
  });
  return answer.status;
}

const buy = (actor: Actor) =>
  call(actor, "payments/start-checkout", { item: { kind: "pack", id: "pack_30" } });

it("whoever buys thirty times at once keeps no connection from others", async () => {
  const [me, other] = [await open("Startup"), await open("Startup")];
  slow = me.email;
  const refused = Promise.withResolvers<void>();
  let count = 0;
  const mine = Array.from({ length: 30 }, async () => {
    const status = await buy(me);
    if (status === 429) count += 1;
    if (count === 20) refused.resolve();
    return status;
  });
  await begun.promise;
  expect(await buy(other)).toBe(200);
  await refused.promise;
  hanging.resolve();
  expect((await Promise.all(mine)).filter((status) => status === 200)).toHaveLength(10);
});

it("a plan is not changed all day", async () => {
  const me = await open("Startup");
  const answers = new Set<number>();
  for (let time = 0; time < 30; time += 1) answers.add(await call(me, "plans/cancel"));
  expect([...answers]).toEqual([404]);
  expect(await call(me, "plans/resume")).toBe(429);
});
