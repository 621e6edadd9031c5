import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

const PIECES = [
  "'",
  '"',
  '""',
  "\\",
  "\\'",
  ";",
  "--",
  "/*",
  "*/",
  "$1",
  "$$",
  "%00",
  '"%00"',
  '"a%00b"',
  "%0a",
  "%",
  "%25",
  "(",
  ")",
  "()",
  "{",
  "}",
  "[",
  ",",
  ".",
  "..",
  "...",
  ":",
  "::",
  "!",
  "->",
  "->>",
  "*",
  "=",
  "null",
  "\u{1F600}",
  "%ff%fe",
  "%ed%a0%80",
  "\u0130",
  "'; drop table books; --",
  '"; drop table books; --',
  "1) or (1=1",
  "x' or '1'='1",
  "secrets",
  "pg_sleep(10)",
  "1e999",
  "99999999999999999999999999",
  "-1",
  "0x7f",
  "a".repeat(300),
];

const PLACES = [
  "/books?select=X",
  "/books?select=id,X:title",
  "/books?select=title::X",
  "/books?select=authors!X(name)",
  "/books?select=X(id)",
  "/books?select=title->X",
  "/authors?select=meta->>X",
  "/authors?meta->X=eq.1",
  "/books?X=eq.1",
  "/books?title=X",
  "/books?title=eq.X",
  "/books?title=like(any).X",
  "/books?title=in.(X)",
  "/books?title=is.X",
  "/books?title=fts(X).a",
  "/books?title=plfts.X",
  "/books?tags=cs.X",
  "/books?or=X",
  "/books?or=(X.eq.1)",
  "/books?or=(title.eq.X)",
  "/books?order=X",
  "/books?order=title.X",
  "/books?limit=X",
  "/books?offset=X",
  "/books?X.limit=1",
  "/X?select=*",
  "/rpc/X",
  "/rpc/add?a=X",
  "/rpc/add?X=1",
];

// A 500 would be a bug in our SQL; syntax errors (SQLSTATE 42601) must not happen either.
describe("hostile text", () => {
  it.each(PLACES)("in %s is refused or taken as a value", async (place) => {
    for (const piece of PIECES) {
      const target = place.replace("X", () => encodeURI(piece).replaceAll("%25", "%"));
      const answer = await backend.ask(target.replaceAll("#", "%23"));
      const told = `${target} → ${answer.status} ${answer.text}`;
      expect(answer.status, told).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.json, told).toHaveProperty("code");
      expect(answer.json, told).not.toMatchObject({ code: "42601" });
      expect(answer.text, told).not.toContain("hidden");
    }
  });

  it("in keys and values of bodies", async () => {
    for (const piece of PIECES) {
      for (const body of [{ [piece]: 1 }, { name: piece, id: 70 }, [{ [piece]: piece }]]) {
        for (const target of ["/genres", "/rpc/add", "/rpc/whole_body"]) {
          const headers = { prefer: "tx=rollback" };
          const answer = await backend.ask(target, { body, headers });
          expect(answer.status, `${piece} ${answer.text}`).toBeLessThan(500);
          expect(answer.json).not.toMatchObject({ code: "42601" });
        }
      }
    }
  });

  it("in headers", async () => {
    for (const piece of PIECES.filter((text) => /^[\x20-\x7e]+$/.test(text))) {
      for (const name of ["accept", "prefer", "range", "accept-profile", "content-type"]) {
        const answer = await backend.ask("/books?limit=1", { headers: { [name]: piece } });
        expect(answer.status, `${name}: ${piece} ${answer.text}`).toBeLessThan(500);
      }
      const prefer = `timezone=${piece}, max-affected=${piece}`;
      const answer = await backend.ask("/books?limit=1", { headers: { prefer } });
      expect(answer.status).toBe(200);
    }
  });

  it("leaves everything in place", async () => {
    const { rows } = await backend.sql("select count(*)::int as books from books");
    expect(rows).toEqual([{ books: 4 }]);
  });
});

describe("absurd requests", () => {
  it.each([
    ["embeds nested too deep", `/genres?select=${"genres(".repeat(11)}id${")".repeat(11)}`],
    [
      "too many embeds",
      `/genres?select=${Array.from({ length: 51 }, (_, i) => `g${i}:genres(id)`)}`,
    ],
    ["conditions nested too deep", `/books?or=${"(and".repeat(30)}(id.eq.1)${")".repeat(30)}`],
    ["unclosed parentheses", `/books?or=${"(".repeat(3000)}`],
    ["a long path", `/${"x".repeat(9_000)}`],
  ])("%s: 4xx", async (_, target) => {
    const answer = await backend.ask(target);
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status, answer.text).toBeLessThan(500);
  });

  it.each([
    ["application/x-www-form-urlencoded", "a=&".repeat(15_000), 404],
    [
      "application/x-www-form-urlencoded",
      Array.from({ length: 101 }, (_, i) => `a${i}=`).join("&"),
      400,
    ],
    ["application/json", `{${Array.from({ length: 101 }, (_, i) => `"a${i}":1`)}}`, 400],
    ["application/json", JSON.stringify({ a: "x".repeat(100_000) }), 413],
  ])("arguments of a call as %s, %#", async (contentType, body, status) => {
    const answer = await backend.ask("/rpc/no_such_function", {
      method: "POST",
      headers: { "content-type": contentType },
      body,
    });
    expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  });

  it("a longer body is for the operator alone", async () => {
    const answer = await backend.ask("/rpc/no_such_function", {
      body: { a: "x".repeat(100_000) },
      as: "service_role",
    });
    expect(answer.status).toBe(404);
  });

  it("CSV with a heading longer than any column's name is refused before its lines are read", async () => {
    const answer = await backend.ask("/genres", {
      method: "POST",
      headers: { "content-type": "text/csv" },
      body: `${"a".repeat(64)}\n${"b\n".repeat(4000)}`,
    });
    expect(answer).toMatchObject({ status: 400, json: { code: "PGRST102" } });
  });

  it("ten levels and hundreds of conditions work", async () => {
    const nested = `/genres?select=${"genres(".repeat(10)}id${")".repeat(10)}`;
    expect((await backend.ask(nested)).status).toBe(200);
    const many = Array.from({ length: 500 }, (_, i) => `id=neq.${i + 100}`).join("&");
    expect((await backend.ask(`/books?select=id&${many}`)).json).toHaveLength(4);
  });
});

describe("JSON nested too deep", () => {
  it("is refused in a body", async () => {
    const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
    for (const [target, body] of [
      ["/authors", `{"name":"Deep","meta":${deep}}`],
      ["/authors?columns=meta", `{"meta":${deep}}`],
      ["/rpc/whole_body", deep],
    ] as const) {
      const answer = await backend.ask(target, { body });
      expect(answer, answer.text).toMatchObject({ status: 400, json: { code: "54001" } });
    }
  });
});

describe("answers that would be too large", () => {
  const MEGABYTE = 1_000_000;
  const tooLarge = { code: "54000", message: "The answer is too large" };
  const columns = (count: number) => Array.from({ length: count }, (_, i) => `c${i}:body`).join();

  beforeAll(async () => {
    await backend.sql(`
      create table heavy (id int primary key, parent_id int references heavy, body text);
      insert into heavy select n, 1, repeat('x', ${MEGABYTE}) from generate_series(1, 20) n;
      create function heavy_rows() returns setof heavy language sql as 'select * from heavy';
      create function heavy_text(size int) returns text language sql as $$ select repeat('x', size) $$;
      grant select, insert, update, delete on heavy to anon, service_role;
    `);
    await backend.api.reloadSchema();
  });

  it.each([
    ["of rows", `/heavy?select=${columns(2)}`],
    ["of one row", `/heavy?select=${columns(25)}&id=eq.1`],
    ["of an embedded list", `/heavy?select=id,heavy!parent_id(${columns(2)})&id=eq.1`],
    [
      "of several embedded lists",
      `/heavy?select=id,${[1, 2, 3].map((n) => `e${n}:heavy!parent_id(body)`)}&id=eq.1`,
    ],
    ["of lists spread into columns", `/heavy?select=id,...heavy!parent_id(${columns(2)})&id=eq.1`],
    ["of a function's rows", `/rpc/heavy_rows?select=${columns(2)}`],
    ["of a function's value", `/rpc/heavy_text?size=${30 * MEGABYTE}`],
  ])("%s are refused", async (_, target) => {
    for (const accept of ["application/json", "application/vnd.pgrst.object+json", "text/csv"]) {
      // As the operator, who may wait on a busy machine: a visitor would be cut off after three seconds.
      const answer = await backend.ask(target, { headers: { accept }, as: "service_role" });
      expect(answer.status, answer.text.slice(0, 300)).toBe(413);
      expect(answer.json).toMatchObject(tooLarge);
    }
  });

  it("of a write are refused, and nothing is written", async () => {
    const prefer = "return=representation";
    const target = `/heavy?id=gt.0&select=${columns(2)}`;
    const body = { parent_id: 2 };
    const refused = await backend.ask(target, { method: "PATCH", body, headers: { prefer } });
    expect(refused).toMatchObject({ status: 413, json: tooLarge });
    const { rows } = await backend.sql("select distinct parent_id from heavy");
    expect(rows).toEqual([{ parent_id: 1 }]);
    const kept = await backend.ask("/heavy?id=gt.0", { method: "PATCH", body: { parent_id: 1 } });
    expect(kept.status).toBe(204);
  });

  it("differ from PostgreSQL's own limits only in the log", async () => {
    for (const [code, message] of [
      ["54000", "out of memory"],
      ["XX000", "invalid memory alloc request size 1073741824"],
    ]) {
      const answer = await backend.ask("/rpc/refuse", { body: { code, message } });
      expect(answer).toMatchObject({ status: 413, json: tooLarge });
    }
  });

  it("are not those just below", async () => {
    const answer = await backend.ask("/heavy?select=body");
    expect(answer.status).toBe(200);
    expect(answer.json).toHaveLength(20);
  });

  it("more columns than PostgreSQL can select are the client's mistake", async () => {
    const columns = Array.from({ length: 1500 }, (_, n) => `c${n} int`);
    await backend.sql(`create table wide (${columns}); grant select on wide to anon`);
    await backend.api.reloadSchema();
    const more = Array.from({ length: 190 }, (_, n) => `a${n}:c${n}`);
    const answer = await backend.ask(`/wide?select=*,${more}`);
    expect(answer).toMatchObject({ status: 400, json: { code: "54011" } });
  });
});
