import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ask, startTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

async function call(target: string, status: number, options: Ask = {}) {
  const answer = await backend.ask(`/rpc/${target}`, options);
  expect(answer, answer.text).toMatchObject({ status });
  return answer;
}

describe("arguments", () => {
  it.each([
    ["add", { a: 1, b: 2 }, 3],
    ["add", { a: 1 }, 11],
    ["total", { numbers: [1, 2, 3] }, 6],
    ["whole_body", [1, 2, 3], 3],
    ["overloaded", { b: "2020-01-01" }, "b"],
    ["one_author", { wanted: "Bo" }, expect.objectContaining({ id: 2, name: "Bo" })],
    [
      "pairs",
      {},
      [
        { key: "one", value: 1 },
        { key: "two", value: 2 },
      ],
    ],
  ])("POST %s %j", async (name, body, expected) => {
    expect((await call(name, 200, { body })).json).toEqual(expected);
  });

  it("come from the query string with GET", async () => {
    expect((await call("add?a=1&b=2", 200)).json).toBe(3);
    expect((await call("total?numbers=1&numbers=2", 200)).json).toBe(3);
    expect(
      (await call("long_titles?at_least=5&select=id&id=lt.3&order=id.desc&limit=1", 200)).json,
    ).toEqual([{ id: 1 }]);
  });

  it.each([
    ["overloaded", { a: 1 }, 300, "PGRST203"],
    ["nothing", {}, 404, "PGRST202"],
    ["add", { c: 1 }, 404, "PGRST202"],
    ["add", { a: "x" }, 400, "22P02"],
    ["add", { a: 2147483647, b: 1 }, 400, "22003"],
    ["initial", {}, 404, "PGRST202"],
  ])("%s %j: %i %s", async (name, body, status, code) => {
    expect((await call(name, status, { body })).json).toMatchObject({ code });
  });

  it("suggests similar names", async () => {
    expect((await call("ad", 404)).json).toMatchObject({ hint: null });
    expect((await call("long_title", 404, { body: {} })).json).toMatchObject({
      hint: "Perhaps you meant to call the function public.long_titles",
    });
  });
});

describe("results", () => {
  it("can be filtered, embedded, counted", async () => {
    const target = "long_titles?select=title,authors!author_id(name)&pages=gt.200&order=id";
    const headers = { prefer: "count=exact" };
    const answer = await call(target, 200, { headers, body: { at_least: 1 } });
    expect(answer.json).toEqual([
      { title: "River delta", authors: { name: "Ana" } },
      { title: "Mountain 100% *", authors: { name: "Bo" } },
    ]);
    expect(answer.headers.get("content-range")).toBe("0-1/2");
  });

  it("reads computed fields of the rows returned", async () => {
    const answer = await call("one_author?select=*,initial", 200, { body: { wanted: "Bo" } });
    expect(answer.json).toMatchObject({ name: "Bo", initial: "B" });
  });

  it("gives 204 for void", async () => {
    const answer = await call("nap", 204, { body: { seconds: 0 } });
    expect(answer.text).toBe("");
  });

  it("lets the function choose status and headers", async () => {
    const answer = await call("teapot", 418, { body: {} });
    expect(answer.headers.get("x-pot")).toBe("tea");
    expect(answer.json).toBe("short and stout");
  });

  it("keeps nothing when more rows come than may", async () => {
    const headers = { prefer: "handling=strict,max-affected=1" };
    const answer = await call("touch", 400, { headers, body: { book: 1 } });
    expect(answer.json).toMatchObject({ code: "PGRST124" });
    const rows = await backend.ask("/books?select=pages&id=eq.1");
    expect(rows.json).toEqual([{ pages: 300 }]);
    const single = await call("add", 400, { headers, body: { a: 1 } });
    expect(single.json).toMatchObject({ code: "PGRST128" });
  });
});

describe("errors of functions", () => {
  it.each([
    ["P0001", 400],
    ["PT402", 402],
    ["42P01", 404],
    ["40001", 500],
    ["57014", 500],
    ["53000", 503],
    ["28000", 403],
    ["23505", 409],
    ["99999", 400],
  ])("%s is %i", async (code, status) => {
    const answer = await call("refuse", status, { body: { code, message: "m" } });
    expect(answer.json).toEqual({ code, message: "m", details: "d", hint: "h" });
  });

  it("can write the whole answer", async () => {
    const message = JSON.stringify({ code: "X1", message: "own", hint: "try" });
    const detail = JSON.stringify({ status: 429, headers: { "Retry-After": "5" } });
    const answer = await call("refuse", 429, { body: { code: "PGRST", message, detail } });
    expect(answer.json).toEqual({ code: "X1", message: "own", details: null, hint: "try" });
    expect(answer.headers.get("retry-after")).toBe("5");
    const evil = JSON.stringify({ status: 400, headers: { "x\n": "a", "x-y": "a\r\nb: c" } });
    const split = await call("refuse", 400, { body: { code: "PGRST", message, detail: evil } });
    expect(split.headers.get("b")).toBeNull();
    const broken = await call("refuse", 500, { body: { code: "PGRST", message: "x" } });
    expect(broken.json).toMatchObject({ code: "PGRST121" });
  });
});

describe("session", () => {
  const NOTE = { "x-note": 'it\'s "quoted"' };

  it("carries the caller's identity and request", async () => {
    const options: Ask = { as: "authenticated", sub: "abc", headers: NOTE, body: {} };
    expect((await call("who_am_i", 200, options)).json).toEqual({
      role: "authenticated",
      claims: { sub: "abc", role: "authenticated" },
      sub: "abc",
      method: "POST",
      path: "/rpc/who_am_i",
      header: NOTE["x-note"],
      timeout: "8s",
      timezone: expect.any(String),
      read_only: "on",
    });
  });

  it("takes the time zone of the request", async () => {
    const headers = { prefer: "timezone=Asia/Jakarta" };
    expect((await call("who_am_i", 200, { headers })).json).toMatchObject({
      timezone: "Asia/Jakarta",
    });
    const rows = await backend.ask("/books?select=added&id=eq.1", { headers });
    expect(rows.json).toEqual([{ added: "2026-01-02T10:04:05+07:00" }]);
  });

  it("leaves nothing on the connection, after success, refusals and rollbacks", async () => {
    const asOther: Ask = {
      as: "service_role",
      sub: "abc",
      headers: { prefer: "timezone=Asia/Jakarta" },
    };
    await call("who_am_i", 200, asOther);
    await call("refuse", 400, { ...asOther, body: { code: "P0001", message: "m" } });
    await backend.ask("/books?pages=eq.x", asOther);
    await backend.ask("/genres", {
      ...asOther,
      headers: { prefer: "return=representation", accept: "application/vnd.pgrst.object+json" },
      body: [
        { id: 90, name: "x" },
        { id: 91, name: "y" },
      ],
    });
    const clients = await Promise.all([1, 2, 3, 4].map(() => backend.pool.connect()));
    const left = await Promise.all(
      clients.map((client) =>
        client.query(
          "select current_user as me, current_setting('request.jwt.claims', true) as claims, current_setting('timezone') as zone, current_setting('transaction_read_only') as ro, current_setting('statement_timeout') as timeout",
        ),
      ),
    );
    for (const client of clients) client.release();
    for (const { rows } of left) {
      expect(rows[0]).toMatchObject({ me: "authenticator", ro: "off", timeout: "8s" });
      expect(rows[0].claims ?? "").toBe("");
      expect(rows[0].zone).not.toBe("Asia/Jakarta");
    }
  });

  it("keeps a thousand mixed callers apart", async () => {
    const roles = ["anon", "authenticated", "service_role"] as const;
    const calls = Array.from({ length: 1_000 }, async (_, i) => {
      const as = roles[i % 3];
      if (i % 7 === 0) await backend.ask("/books?pages=eq.x", { as, sub: `wrong-${i}` });
      const { json } = await backend.ask("/rpc/who_am_i", { as, sub: `user-${i}` });
      expect(json).toMatchObject({ role: as, sub: `user-${i}`, claims: { role: as } });
    });
    await Promise.all(calls);
  });

  it("reads only with GET", async () => {
    const answer = await call("touch?book=1", 405);
    expect(answer.json).toMatchObject({ code: "25006" });
  });

  it("ends what takes too long, so that naps cannot hold every connection", async () => {
    const naps = Array.from({ length: 12 }, () => call("nap", 500, { body: { seconds: 30 } }));
    const answers = await Promise.all(naps);
    for (const { json } of answers) expect(json).toMatchObject({ code: "57014" });
    await call("add?a=1", 200);
  }, 30_000);
});
