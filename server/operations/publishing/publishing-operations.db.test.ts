import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { INVESTOR_ROLE } from "../../../contracts/accounts.ts";
import { investorProfile } from "../../../contracts/investor-profile.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { creditAccount } from "../../domain/credits/credit-account.ts";
import { saveProfile } from "../../domain/profiles/save-profile.ts";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { INVESTOR_FORM } from "../../domain/profiles/test-forms.ts";
import { publishReadiness } from "../../domain/publishing/readiness.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { createOperations } from "../operations.ts";
import { serve, type TestServer } from "../test-server.ts";
import { publishingOperations } from "./publishing-operations.ts";

const { pool, open } = accountsDatabase();
const PRICE = DEFAULT_PRICES.publish[INVESTOR_ROLE];
let auth: TestServer;
let site: TestServer;
/** How often a license was fetched, which always fails. */
let fetched = 0;

beforeAll(async () => {
  // Accepts every token, as the person it names.
  auth = await serve((request, response) => {
    const [, payload = ""] = (request.headers.authorization ?? "").split(".");
    const { sub, email } = JSON.parse(Buffer.from(payload, "base64url").toString());
    response.end(JSON.stringify({ id: sub, email }));
  });
  const means = {
    pool: pool(),
    prices: DEFAULT_PRICES,
    storage: {
      async fetch() {
        fetched += 1;
        throw new StorageUnavailable("away");
      },
    },
  };
  const operations = createOperations({
    operations: publishingOperations({
      ...means,
      readiness: publishReadiness({ ...means, onUnreadable: () => undefined }),
      readWebsite: async () => ({ ok: false, problem: "website_unreachable" }),
      usesModel: false,
    }),
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    log: pino({ level: "silent" }),
  });
  site = await serve((request, response) => void operations.handle(request, response));
});
beforeEach(() => {
  fetched = 0;
});
afterAll(() => Promise.all([auth.close(), site.close()]));

/** An investor with a license and everything but credits. */
async function fund(changes: object = {}): Promise<Actor> {
  const actor = await open(INVESTOR_ROLE, `${randomUUID()}@straits.example`);
  const columns = { ...investorProfile.parse(INVESTOR_FORM), ...changes };
  await saveProfile(pool(), actor, INVESTOR_ROLE, { columns, version: 0 });
  await pool().query(
    `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
     values ($1, 'business_license', 'path', 'name', 1, repeat('0', 64))`,
    [actor.userId],
  );
  return actor;
}

async function give(actor: Actor, credits: number): Promise<void> {
  await pool().query(
    `select internal.post_credit_entry($1, 'grant', $2, gen_random_uuid()::text, 'a test',
       'operator', 'test')`,
    [await creditAccount(pool(), actor.userId), credits],
  );
}

async function publish({ userId, email, sessionId }: Actor, key: string = randomUUID()) {
  const token = new UnsecuredJWT({ sub: userId, email, session_id: sessionId }).encode();
  const answer = await fetch(`${site.url}/api/profile/publish`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ language: "en" }),
  });
  return answer.json();
}

it("no document is opened for a profile that something else holds back", async () => {
  const actor = await fund({ company_email: "" });
  await give(actor, PRICE);
  expect(await publish(actor)).toMatchObject({ error: { code: "publish_blocked" } });
  expect(fetched).toBe(0);
});

it("nor for one that cannot be paid, which is said with both figures", async () => {
  const actor = await fund();
  await give(actor, PRICE - 1);
  expect(await publish(actor)).toMatchObject({
    error: { code: "not_enough_credits", details: { price: PRICE, balance: PRICE - 1 } },
  });
  expect(fetched).toBe(0);
});

it("nor for a run that this key began: whoever asks again has paid for it", async () => {
  const actor = await fund();
  const { rows } = await pool().query(
    `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint)
     values ($1, 'publish', 'the-same-key', 'en', 100, repeat('0', 64)) returning id`,
    [actor.userId],
  );
  expect(await publish(actor, "the-same-key")).toEqual({ data: { runId: rows[0].id } });
  expect(fetched).toBe(0);
});

it("nor for one that was edited while it was judged, again and again: each time it was paid back", async () => {
  const actor = await fund();
  await give(actor, PRICE);
  await pool().query(
    `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint, state,
       problem, finished_at)
     select $1, 'publish', gen_random_uuid()::text, 'en', 100, repeat('0', 64), 'failed',
            'profile_changed', now() from generate_series(1, 10)`,
    [actor.userId],
  );
  expect(await publish(actor)).toMatchObject({ error: { code: "too_many_requests" } });
  expect(fetched).toBe(0);
});

it("one that may be published is compared, so many times an hour", async () => {
  const actor = await fund();
  await give(actor, PRICE);
  for (let attempt = 0; attempt < 30; attempt++) {
    expect(await publish(actor)).toMatchObject({ error: { code: "service_unavailable" } });
  }
  expect(await publish(actor)).toMatchObject({ error: { code: "too_many_requests" } });
  expect(fetched).toBe(30);
});
