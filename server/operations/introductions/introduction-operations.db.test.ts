import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../domain/account/actor.ts";
import { type Member, marketDatabase } from "../../domain/matches/test-market.ts";
import { matchOperations } from "../matches/match-operations.ts";
import { createOperations } from "../operations.ts";
import { serve, type TestServer } from "../test-server.ts";
import { introductionOperations } from "./introduction-operations.ts";

const market = marketDatabase();
let auth: TestServer;
let site: TestServer;
let startup: Member;
let investor: Member;

beforeAll(async () => {
  // Accepts every token, as the person it names.
  auth = await serve((request, response) => {
    const [, payload = ""] = (request.headers.authorization ?? "").split(".");
    const { sub, email } = JSON.parse(Buffer.from(payload, "base64url").toString());
    response.end(JSON.stringify({ id: sub, email }));
  });
  const operations = createOperations({
    operations: [
      ...matchOperations(market.pool(), "rules"),
      ...introductionOperations(market.pool()),
    ],
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    log: pino({ level: "silent" }),
  });
  site = await serve((request, response) => void operations.handle(request, response));
  [startup, investor] = [await market.founder(), await market.fund()];
  await market.run(startup.actor, {}, [{ investor_id: investor.pageId }]);
});
afterAll(() => Promise.all([auth.close(), site.close()]));

async function call({ userId, email, sessionId }: Actor, path: string, input: unknown = {}) {
  const token = new UnsecuredJWT({ sub: userId, email, session_id: sessionId }).encode();
  const answer = await fetch(`${site.url}/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: await answer.json() };
}

const refused = (code: string) => ({ body: { error: { code } } });

it("leads from a match to each other's address, which nothing shows before", async () => {
  const { actor: founder } = startup;
  const { actor: owner } = investor;
  const candidateId = investor.pageId;
  const seen: unknown[] = [];
  const note = async (...of: Parameters<typeof call>) => {
    const answer = await call(...of);
    seen.push(answer.body);
    return answer;
  };
  expect(await note(founder, "match/read")).toMatchObject({
    body: { data: { shown: { results: [{ candidateId, introduction: "possible" }] } } },
  });
  expect(
    await note(founder, "match/save-feedback", { candidateId, kind: "contacted" }),
  ).toMatchObject({ status: 200, body: { data: null } });
  const { body } = await note(founder, "introductions/ask", { candidateId, message: " Hi " });
  expect(await note(founder, "introductions/ask", { candidateId })).toMatchObject(
    refused("introduction_standing"),
  );
  expect(await note(founder, "match/read")).toMatchObject({
    body: {
      data: { shown: { results: [{ feedback: { kind: "contacted" }, introduction: "asked" }] } },
    },
  });
  for (const who of [founder, owner]) await note(who, "introductions/list");
  const { id } = body.data;
  expect(await note(founder, "introductions/answer", { id, answer: "agreed" })).toMatchObject(
    refused("not_found"),
  );
  const before = JSON.stringify(seen);
  for (const { email } of [founder, owner]) expect(before).not.toContain(email);
  for (const { userId } of [founder, owner]) expect(before).not.toContain(userId);

  expect(await call(owner, "introductions/answer", { id, answer: "agreed" })).toMatchObject({
    status: 200,
    body: { data: null },
  });
  const list = async (who: Actor) =>
    (await call(who, "introductions/list")).body.data.introductions;
  expect(await list(founder)).toMatchObject([
    { id, isMine: true, email: owner.email, message: "Hi" },
  ]);
  expect(await list(owner)).toMatchObject([{ id, isMine: false, email: founder.email }]);
});

it("refuses people without a role, and unknown candidates", async () => {
  const nobody = await market.open();
  const input = {
    candidateId: randomUUID(),
    kind: "contacted",
    id: randomUUID(),
    answer: "agreed",
  };
  for (const path of [
    "match/read",
    "match/save-feedback",
    "introductions/ask",
    "introductions/answer",
    "introductions/list",
  ]) {
    expect(await call(nobody, path, input)).toMatchObject(refused("permission_denied"));
  }
  for (const path of ["match/save-feedback", "introductions/ask", "introductions/answer"]) {
    expect(await call(startup.actor, path, input)).toMatchObject(refused("not_found"));
  }
  expect(await call(startup.actor, "match/read", { runId: randomUUID() })).toMatchObject(
    refused("not_found"),
  );
});

it.each([
  ["match/read", { runId: "1" }],
  ["match/save-feedback", { candidateId: randomUUID(), kind: "loved" }],
  [
    "match/save-feedback",
    { candidateId: randomUUID(), kind: "contacted", reason: "r".repeat(501) },
  ],
  ["introductions/ask", { candidateId: "x' or true --" }],
  ["introductions/ask", { candidateId: randomUUID(), message: "m".repeat(1001) }],
  ["introductions/answer", { id: randomUUID(), answer: "asked" }],
])("%s refuses %j", async (path, input) => {
  expect(await call(startup.actor, path, input)).toMatchObject(refused("invalid_input"));
});
