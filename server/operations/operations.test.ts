import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { nothing, operation } from "../../contracts/operation.ts";
import { requiredText } from "../../contracts/profile-fields.ts";
import { jsonOperation } from "./operation.ts";
import { OperationError } from "./operation-error.ts";
import { createOperations } from "./operations.ts";
import { memoryLog, serve, type TestServer } from "./test-server.ts";

const USER = { id: randomUUID(), email: "lan@luavang.example" };
const SESSION = randomUUID();
const TOKEN = new UnsecuredJWT({ session_id: SESSION }).encode();
const LIMIT = 256 * 1024;
const saveNote = operation({
  path: "note/save",
  summary: "Saves a note.",
  input: z.object({ name: requiredText(7), age: z.number("invalidYear") }),
  output: z.unknown(),
});
const bare = (path: string) => operation({ path, summary: "", input: nothing, output: z.null() });

let auth: TestServer;
let site: TestServer;
/** The auth service's next answer, with only as much detail as in a real one. */
let verdict: { status: number; body: unknown };
let asked: { key: unknown; token: unknown }[];
const { lines, stream } = memoryLog();

beforeAll(async () => {
  auth = await serve((request, response) => {
    asked.push({ key: request.headers.apikey, token: request.headers.authorization });
    response.writeHead(request.url === "/auth/v1/user" ? verdict.status : 404);
    response.end(JSON.stringify(verdict.body));
  });
  const operations = createOperations({
    operations: [
      jsonOperation(saveNote, async (actor, input) => ({ actor, input })),
      jsonOperation(
        { ...saveNote, path: "note/pay", takesKey: true },
        async (_actor, _input, { idempotencyKey }) => ({ idempotencyKey }),
      ),
      jsonOperation(bare("note/forget"), async () => null),
      jsonOperation(bare("note/fail"), async () => {
        throw new Error("password=secret");
      }),
      jsonOperation(bare("note/wait"), async () => {
        throw new OperationError("too_many_requests", "Wait.", { retryAfter: 7 });
      }),
    ],
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    log: pino({}, stream),
  });
  site = await serve((request, response) => {
    if (!operations.handle(request, response)) response.writeHead(418).end();
  });
});
beforeEach(() => {
  verdict = { status: 200, body: USER };
  asked = [];
  lines.length = 0;
});
afterAll(async () => {
  await Promise.all([auth.close(), site.close()]);
});

type Change = { method?: string; headers?: Record<string, string | undefined>; body?: BodyInit };

async function call(path: string, { method = "POST", headers = {}, body = "{}" }: Change = {}) {
  const sent = Object.entries({
    authorization: `Bearer ${TOKEN}`,
    "content-type": "application/json",
    ...headers,
  }).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  const answer = await fetch(`${site.url}/api/${path}`, {
    method,
    headers: sent,
    ...(method === "POST" && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: text && JSON.parse(text) };
}

const save = (input: unknown) => call("note/save", { body: JSON.stringify(input) });
const refused = (code: string) => ({ error: { code, message: expect.any(String) } });

describe("an operation", () => {
  it("runs for whom the auth service names, with what the schema let through", async () => {
    const answer = await save({ name: " Lan ", age: 3, userId: randomUUID(), role: "admin" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.json.data.input).toEqual({ name: "Lan", age: 3 });
    expect(answer.json.data.actor).toMatchObject({
      userId: USER.id,
      email: USER.email,
      sessionId: SESSION,
    });
    expect(asked).toEqual([{ key: "sb_publishable_x", token: `Bearer ${TOKEN}` }]);
  });

  it.each(["12345678", "!~".repeat(50)])("passes on a key: %j", async (key) => {
    const headers = { "idempotency-key": key };
    const answer = await call("note/pay", { headers, body: '{"name":"Lan","age":3}' });
    expect(answer.json).toEqual({ data: { idempotencyKey: key } });
  });

  it.each([undefined, "", "1234567", "x".repeat(101), "1234 5678", "caf\u00e9 12345"])(
    "that takes a key does not run with %j",
    async (key) => {
      const headers = { "idempotency-key": key };
      const answer = await call("note/pay", { headers, body: '{"name":"Lan","age":3}' });
      expect(answer.status).toBe(400);
      expect(answer.json.error.details.fields).toEqual({ "Idempotency-Key": "required" });
    },
  );

  it("that has nothing to say answers null", async () => {
    expect((await call("note/forget")).json).toEqual({ data: null });
  });

  it("names the first problem of each field", async () => {
    const answer = await save({ name: "", age: "old" });
    expect(answer.status).toBe(400);
    expect(answer.json.error).toMatchObject({
      code: "invalid_input",
      details: { fields: { name: "required", age: "invalidYear" } },
    });
  });

  it.each([
    [String.raw`a\u0000b\u0000`, "ab"],
    [String.raw`\\u0000`, String.raw`\u0000`],
    [String.raw`\\\u0000c`, String.raw`\c`],
    [String.raw`of \ud83c`, "of \ufffd"],
  ])("takes of %s only what the database can keep", async (written, kept) => {
    const answer = await call("note/save", { body: `{"name":"${written}","age":3}` });
    expect(answer.json.data.input.name).toBe(kept);
  });

  it.each([null, [], "text", 7])("refuses %j as a body", async (input) => {
    const answer = await save(input);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.error.details.fields)).toEqual(["body"]);
  });

  it.each<[string, Change]>([
    ["is no JSON", { body: "{" }],
    ["is empty", { body: "" }],
    ["says that it is text", { headers: { "content-type": "text/plain" } }],
    [
      "is a form, as another site could send it",
      {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "name=Lan",
      },
    ],
    [
      "does not say what it is",
      { headers: { "content-type": undefined }, body: new Uint8Array([123, 125]) },
    ],
  ])("takes no body that %s", async (_what, change) => {
    const answer = await call("note/save", change);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual(refused("invalid_input"));
  });

  it("takes a body up to its limit, and ends the connection beyond", async () => {
    const padded = (bytes: number) => {
      const head = '{"name":"Lan","age":3,"more":"';
      return `${head}${"x".repeat(bytes - head.length - 2)}"}`;
    };
    const whole = await call("note/save", { body: padded(LIMIT) });
    expect(whole.status).toBe(200);
    const more = await call("note/save", { body: padded(LIMIT + 1) });
    expect(more.json).toEqual(refused("invalid_input"));
    const far = await call("note/save", { body: padded(LIMIT * 20) });
    expect(far.json).toEqual(refused("invalid_input"));
    expect(far.headers.get("connection")).toBe("close");
  });

  it("that fails says nothing of how, and is logged without the address's query", async () => {
    const answer = await call("note/fail?file=my-deck");
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual(refused("server_error"));
    expect(answer.text).not.toMatch(/secret/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("/api/note/fail");
    expect(lines[0]).not.toContain("my-deck");
  });

  it("says how long to wait", async () => {
    const answer = await call("note/wait");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(answer.json.error.details).toEqual({ retryAfter: 7 });
    expect(lines).toEqual([]);
  });
});

describe("a caller who is not signed in", () => {
  it.each<[string, Record<string, string | undefined>]>([
    ["no token", { authorization: undefined }],
    [
      "a cookie in its place",
      { authorization: undefined, cookie: `sb-access-token=${TOKEN}; token=${TOKEN}` },
    ],
    ["an empty one", { authorization: "Bearer " }],
    ["another scheme", { authorization: `Basic ${TOKEN}` }],
    ["two of them", { authorization: `Bearer ${TOKEN} ${TOKEN}` }],
    ["an API key alone", { authorization: undefined, apikey: TOKEN }],
  ])("gets in with %s: the auth service is not even asked", async (_what, headers) => {
    const answer = await call("note/save", { headers });
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual(refused("unauthenticated"));
    expect(asked).toEqual([]);
  });

  it.each([401, 403, 404])("is refused when the auth service says %i", async (status) => {
    verdict = { status, body: { ...USER, code: "session_not_found" } };
    const answer = await save({ name: "Lan", age: 3 });
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual(refused("unauthenticated"));
  });
});

describe("while the auth service fails", () => {
  it.each([500, 502, 503])("with %i, the service is unavailable", async (status) => {
    verdict = { status, body: USER };
    const answer = await save({ name: "Lan", age: 3 });
    expect(answer.status).toBe(503);
    expect(answer.json).toEqual(refused("service_unavailable"));
  });

  it("to be there at all, the service is unavailable", async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const operations = createOperations({
      operations: [jsonOperation(saveNote, async () => null)],
      project: { SUPABASE_URL: gone.url, SUPABASE_PUBLISHABLE_KEY: "x" },
      log: pino({}, stream),
    });
    const alone = await serve((request, response) => void operations.handle(request, response));
    const answer = await fetch(`${alone.url}/api/note/save`, {
      method: "POST",
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(refused("service_unavailable"));
    await alone.close();
  });

  it.each([
    ["names nobody", {}],
    ["names somebody by no id of ours", { id: "1", email: "x@y.example" }],
    ["is no object", "yes"],
  ])("with an answer that %s, nothing runs", async (_what, body) => {
    verdict = { status: 200, body };
    expect((await save({ name: "Lan", age: 3 })).json).toEqual(refused("server_error"));
  });

  it("with a token that names no session, nothing runs", async () => {
    const headers = { authorization: `Bearer ${new UnsecuredJWT({}).encode()}` };
    expect((await call("note/forget", { headers })).json).toEqual(refused("server_error"));
  });
});

describe("an address", () => {
  it.each([
    "note/none",
    "note",
    "",
    "note/save/",
    "note/save/x",
    "NOTE/save",
    "note/save%00",
    "toString",
  ])("that is no operation is not there: %j", async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual(refused("not_found"));
    expect(asked).toEqual([]);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])(
    "of an operation is not there for %s",
    async (method) => {
      const answer = await call("note/save", { method });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("allow")).toBe("POST");
      expect(asked).toEqual([]);
    },
  );

  it.each(["/", "/apix", "/note/save", "/api"])("%s belongs to others", async (path) => {
    expect((await fetch(site.url + path, { method: "POST" })).status).toBe(418);
  });
});
