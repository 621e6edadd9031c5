import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { nothing, operation } from "../../contracts/operation.ts";
import { Refused } from "../turns/fair-queue.ts";
import { jsonOperation } from "./operation.ts";
import { createOperations } from "./operations.ts";
import { limitPerPerson } from "./per-person.ts";
import { serve, type TestServer } from "./test-server.ts";

/** Hundreds of calls, on a machine that may be busy. */
vi.setConfig({ testTimeout: 30_000 });

const CALLS = 240;
const REFUSED_TOKENS = 300;
const OWN = 3;

let auth: TestServer;
let site: TestServer;
let asked = 0;
let isDown = false;
let ran = 0;

/** The auth service accepts exactly those tokens that name a user. */
const tokenOf = (userId: string) =>
  new UnsecuredJWT({ sub: userId, session_id: randomUUID() }).encode();
const bare = (path: string) => operation({ path, summary: "", input: nothing, output: z.null() });

beforeAll(async () => {
  auth = await serve((request, response) => {
    asked += 1;
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const known = token.includes(".");
    response.writeHead(isDown ? 503 : known ? 200 : 401);
    response.end(JSON.stringify(known ? { id: UnsecuredJWT.decode(token).payload.sub } : {}));
  });
});
afterAll(() => auth.close());

async function start(trustProxy?: boolean): Promise<void> {
  await site?.close();
  const limit = limitPerPerson(undefined, "own", { points: OWN, duration: 600 });
  const operations = createOperations({
    operations: [
      jsonOperation(bare("note/save"), async () => {
        ran += 1;
        return null;
      }),
      jsonOperation(bare("note/send"), async (actor) => {
        await limit(actor);
        return null;
      }),
      jsonOperation(bare("note/queue"), async () => {
        throw new Refused("server");
      }),
    ],
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    ...(trustProxy !== undefined && { trustProxy }),
    log: pino({ level: "silent" }),
  });
  site = await serve((request, response) => void operations.handle(request, response));
}
beforeEach(async () => {
  await start();
  asked = 0;
  ran = 0;
  isDown = false;
});
afterAll(() => site.close());

type Answer = { status: number; retryAfter: number; code: unknown; details: unknown };

async function call(token: string, path = "note/save", from?: string): Promise<Answer> {
  const answer = await fetch(`${site.url}/api/${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(from && { "x-forwarded-for": from }),
    },
    body: "{}",
  });
  const { error } = await answer.json();
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get("retry-after")),
    code: error?.code,
    details: error?.details,
  };
}

const many = (times: number, one: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, n) => one(n)));
const counted = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe("a person", () => {
  it("is limited per minute, over all sessions", async () => {
    const person = randomUUID();
    const answers = await many(CALLS + 30, () => call(tokenOf(person)));
    expect([counted(answers, 200), counted(answers, 429), ran]).toEqual([CALLS, 30, CALLS]);
    const refused = await call(tokenOf(person), "note/send");
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect(refused.details).toEqual({ retryAfter: refused.retryAfter });
    // Others are not affected.
    expect((await call(tokenOf(randomUUID()))).status).toBe(200);
  });

  it("is also held to an operation's own limit", async () => {
    const token = tokenOf(randomUUID());
    const answers = await many(OWN + 2, () => call(token, "note/send"));
    expect([counted(answers, 200), counted(answers, 429)]).toEqual([OWN, 2]);
    expect((await call(token)).status).toBe(200);
  });
});

describe("a guesser of tokens", () => {
  it("is kept from the auth service after a while, all at once or one by one", async () => {
    const answers = await many(REFUSED_TOKENS + 40, (n) => call(`guess${n}`));
    expect([counted(answers, 401), counted(answers, 429)]).toEqual([REFUSED_TOKENS, 40]);
    expect(asked).toBe(REFUSED_TOKENS);
    const refused = await call("guess");
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(refused.retryAfter).toBeLessThanOrEqual(300);
    expect(asked).toBe(REFUSED_TOKENS);
  });

  it("gains nothing by naming other addresses, where no proxy tells them", async () => {
    await many(REFUSED_TOKENS, (n) => call(`guess${n}`, "note/save", `203.0.113.${n % 250}`));
    expect((await call("guess", "note/save", "198.51.100.4")).status).toBe(429);
  });

  it("behind a proxy is identified by the last address in the header", async () => {
    await start(true);
    const guesser = (n: number) => `198.51.100.${n % 250}, 203.0.113.7`;
    await many(REFUSED_TOKENS, (n) => call(`guess${n}`, "note/save", guesser(n)));
    expect((await call("guess", "note/save", "203.0.113.7")).status).toBe(429);
    expect((await call("guess", "note/save", "203.0.113.8")).status).toBe(401);
    expect((await call(tokenOf(randomUUID()), "note/save", "203.0.113.8")).status).toBe(200);
  });

  it("is no one else behind a proxy that writes ports", async () => {
    await start(true);
    await many(REFUSED_TOKENS, (n) => call(`guess${n}`, "note/save", `203.0.113.7:${50_000 + n}`));
    expect((await call("guess", "note/save", "203.0.113.7:40000")).status).toBe(429);
    expect((await call("guess", "note/save", "203.0.113.8:40000")).status).toBe(401);
  });

  it("gains nothing by other addresses of the same home", async () => {
    await start(true);
    await many(REFUSED_TOKENS, (n) => call(`guess${n}`, "note/save", `2001:db8:1:2::${n}`));
    expect((await call("guess", "note/save", "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await call("guess", "note/save", "2001:db8:1:3::1")).status).toBe(401);
  });
});

describe("is not taken for a guess", () => {
  it("a token that holds, however often one comes from the same network", async () => {
    for (let n = 0; n < 7; n++) {
      const answers = await many(50, () => call(tokenOf(randomUUID())));
      expect(counted(answers, 200)).toBe(50);
    }
    expect(asked).toBeGreaterThan(REFUSED_TOKENS);
  });

  it("a call while the auth service is down", async () => {
    isDown = true;
    for (let n = 0; n < 4; n++) await many(REFUSED_TOKENS / 3, (k) => call(`token${n}-${k}`));
    isDown = false;
    expect((await call(tokenOf(randomUUID()))).status).toBe(200);
  });

  it("a call without a token, which costs no lookup", async () => {
    const answers = await many(REFUSED_TOKENS + 1, () => call(""));
    expect(counted(answers, 401)).toBe(REFUSED_TOKENS + 1);
    expect(asked).toBe(0);
  });
});

it("where too many wait for the same, one is told to come back", async () => {
  expect(await call(tokenOf(randomUUID()), "note/queue")).toMatchObject({
    status: 503,
    code: "service_unavailable",
    retryAfter: 5,
  });
});
