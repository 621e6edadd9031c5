import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ask, startTestBackend, type TestBackend } from "./test-backend.ts";

const FULL = { prefer: "return=representation" };
const OBJECT = { accept: "application/vnd.pgrst.object+json" };
const ANA = "00000000-0000-4000-8000-00000000000a";
const BO = "00000000-0000-4000-8000-00000000000b";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

async function ask(target: string, status: number, options: Ask) {
  const answer = await backend.ask(target, options);
  expect(answer, answer.text).toMatchObject({ status });
  return answer;
}

async function names(filter: string): Promise<unknown> {
  return (await backend.ask(`/genres?select=name&order=id&${filter}`)).json;
}

describe("insert", () => {
  it("answers nothing, the row, or where it is", async () => {
    const minimal = await ask("/genres", 201, { body: { id: 10, name: "a" } });
    expect(minimal.text).toBe("");
    const full = await ask("/genres?select=name", 201, {
      headers: FULL,
      body: { id: 11, name: "b" },
    });
    expect(full.json).toEqual([{ name: "b" }]);
    const headers = { prefer: "return=headers-only" };
    const located = await ask("/genres", 201, { headers, body: { id: 12, name: "c" } });
    expect(located.headers.get("location")).toBe("/genres?id=eq.12");
  });

  it("takes many rows, and refuses rows of different keys", async () => {
    const headers = { prefer: "return=representation,count=exact" };
    const body = [
      { id: 13, name: "d" },
      { name: "e", id: 14 },
    ];
    const answer = await ask("/genres?select=id", 201, { headers, body });
    expect(answer.json).toEqual([{ id: 13 }, { id: 14 }]);
    expect(answer.headers.get("content-range")).toBe("*/2");
    const uneven = [{ id: 15, name: "f" }, { id: 16 }];
    expect((await ask("/genres", 400, { body: uneven })).json).toMatchObject({ code: "PGRST102" });
    expect((await ask("/genres", 201, { headers: FULL, body: [] })).json).toEqual([]);
  });

  it("fills in defaults where asked", async () => {
    const body = [{ name: "Di" }, { name: "Ed", mood: "wild" }];
    const target = "/authors?select=name,mood,initial&columns=name,mood";
    const nulls = await ask(target, 201, { headers: FULL, body });
    expect(nulls.json).toMatchObject([{ mood: null, initial: "D" }, { mood: "wild" }]);
    const prefer = "return=representation,missing=default";
    const filled = await ask("/authors?select=id,mood&columns=id,name,mood", 201, {
      headers: { prefer },
      body: { name: "Flo" },
    });
    expect(filled.json).toMatchObject([{ mood: "calm", id: expect.any(Number) }]);
  });

  it("takes only the named columns of the body", async () => {
    const body = { id: 17, name: "g", unknown: 1 };
    await ask("/genres?columns=id,name", 201, { body });
    const answer = await ask("/genres", 400, { body });
    expect(answer.json).toMatchObject({
      code: "PGRST204",
      message: "Could not find the 'unknown' column of 'genres' in the schema cache",
    });
  });

  it("keeps big numbers and reads CSV", async () => {
    await ask("/authors?columns=name,meta", 201, {
      body: '{"name":"Big","meta":{"n":9007199254740993}}',
    });
    const big = await backend.ask("/authors?select=n:meta->>n&name=eq.Big");
    expect(big.json).toEqual([{ n: "9007199254740993" }]);
    const headers = { "content-type": "text/csv" };
    await ask("/genres", 201, { headers, body: 'id,name\n18,"x, ""y"""\n19,z' });
    expect(await names("id=in.(18,19)")).toEqual([{ name: 'x, "y"' }, { name: "z" }]);
  });

  it("embeds what belongs to the new row", async () => {
    const answer = await ask("/books?select=title,authors!author_id(name)", 201, {
      headers: { ...FULL, ...OBJECT },
      body: { title: "New", author_id: 1 },
    });
    expect(answer.json).toEqual({ title: "New", authors: { name: "Ana" } });
  });

  it("needs no right to read what it writes", async () => {
    await ask("/drop_box", 201, { body: { letter: "hello" } });
    const answer = await ask("/drop_box", 401, { headers: FULL, body: { letter: "hello" } });
    expect(answer.json).toMatchObject({ code: "42501" });
    expect((await backend.sql("select count(*)::int as n from drop_box")).rows).toEqual([{ n: 1 }]);
  });

  it("leaves nothing behind when one object was asked for and two came", async () => {
    const body = [
      { id: 20, name: "h" },
      { id: 21, name: "i" },
    ];
    const answer = await ask("/genres", 406, { headers: { ...FULL, ...OBJECT }, body });
    expect(answer.json).toMatchObject({ code: "PGRST116", details: "The result contains 2 rows" });
    expect(await names("id=in.(20,21)")).toEqual([]);
  });

  it.each([
    ["/authors", { name: "Ana" }, 409, "23505"],
    ["/books", { title: "t", author_id: 999 }, 409, "23503"],
    ["/authors", { name: null }, 400, "23502"],
    ["/books", { title: "" }, 400, "23514"],
    ["/books", { title: "t", pages: "many" }, 400, "22P02"],
    ["/books", { title: "t", pages: 99999999999 }, 400, "22003"],
    ["/authors", "{", 400, "PGRST102"],
    ["/authors", "", 400, "PGRST102"],
    ["/authors", '{"name":"\\u0000"}', 400, "22P05"],
    ["/secrets", { id: 2 }, 401, "42501"],
  ])("%s with %j: %i %s", async (target, body, status, code) => {
    expect((await ask(target, status, { body })).json).toMatchObject({ code });
  });

  it("refuses a body beyond the bound", async () => {
    await ask("/genres", 413, { body: { id: 1, name: "x".repeat(100_001) } });
  });
});

describe("a row of nothing", () => {
  it("is one of defaults, where the table allows it", async () => {
    await backend.sql(`
      create table drafts (id int primary key default 7, text text default 'new');
      create table must (id int primary key, needed text not null);
      create table once (id bigint generated always as identity primary key, text text);
      grant insert, select, delete on drafts, must, once to anon;
      grant insert (text), select on once to authenticated;
    `);
    await backend.api.reloadSchema();
    const prefer = "return=representation";
    for (const body of [{}, [{}]]) {
      const { json } = await ask("/drafts", 201, { body, headers: { prefer } });
      expect(json).toEqual([{ id: 7, text: "new" }]);
      await ask("/drafts?id=eq.7", 204, { method: "DELETE" });
    }
    await ask("/drafts", 201, { body: {}, headers: { prefer: "missing=default" } });
    await ask("/drafts?columns=", 400, { body: {} });
    await ask("/once", 201, { body: {} });
    const { json: nulls } = await ask("/must", 400, { body: {} });
    expect(nulls).toMatchObject({ code: "23502" });
    const { json: refused } = await ask("/secrets", 401, { body: {} });
    expect(refused).toMatchObject({ code: "42501" });
  });

  it("is inserted by an upsert and a PUT of nothing as well, or refused as theirs", async () => {
    for (const resolution of ["merge-duplicates", "ignore-duplicates"]) {
      const headers = { prefer: `resolution=${resolution},tx=rollback` };
      await ask("/genres", 400, { body: {}, headers });
    }
    await ask("/genres?id=eq.1", 400, { method: "PUT", body: {} });
    await ask("/genres?id=eq.1", 204, { method: "PATCH", body: {} });
  });
});

describe("upsert", () => {
  it("merges by primary key or by named columns", async () => {
    const prefer = "return=representation,resolution=merge-duplicates";
    const target = "/genres?select=id,name";
    const merged = await ask(target, 200, {
      headers: { prefer },
      body: { id: 2, name: "Nature!" },
    });
    expect(merged.json).toEqual([{ id: 2, name: "Nature!" }]);
    const mixed = [
      { id: 2, name: "Nature" },
      { id: 30, name: "New" },
    ];
    await ask(target, 201, { headers: { prefer }, body: mixed });
    const byName = await ask("/authors?on_conflict=name&select=id,email", 200, {
      headers: { prefer },
      body: { name: "Ana", email: "new@example.org" },
    });
    expect(byName.json).toEqual([{ id: 1, email: "new@example.org" }]);
  });

  it("ignores existing rows", async () => {
    const prefer = "return=representation,resolution=ignore-duplicates";
    const body = [
      { id: 2, name: "other" },
      { id: 31, name: "New" },
    ];
    const answer = await ask("/genres?select=id", 201, { headers: { prefer }, body });
    expect(answer.json).toEqual([{ id: 31 }]);
  });

  it("puts one row under its address", async () => {
    const put = (target: string, status: number, body: unknown) =>
      ask(target, status, { method: "PUT", headers: FULL, body });
    await put("/genres?id=eq.40", 201, { id: 40, name: "forty" });
    await put("/genres?id=eq.40", 200, { id: 40, name: "FORTY" });
    expect(await names("id=eq.40")).toEqual([{ name: "FORTY" }]);
    const other = await put("/genres?id=eq.40", 400, { id: 41, name: "x" });
    expect(other.json).toMatchObject({ code: "PGRST115" });
    expect(await names("id=eq.41")).toEqual([]);
    const unnamed = await put("/genres?name=eq.FORTY", 405, { id: 40, name: "x" });
    expect(unnamed.json).toMatchObject({ code: "PGRST105" });
  });
});

describe("update and delete", () => {
  it("changes what the filter names", async () => {
    const headers = { prefer: "return=representation,count=exact" };
    const answer = await ask("/books?id=in.(1,2)&select=pages&order=id", 200, {
      method: "PATCH",
      headers,
      body: { pages: 7 },
    });
    expect(answer.json).toEqual([{ pages: 7 }, { pages: 7 }]);
    expect(answer.headers.get("content-range")).toBe("0-1/2");
    await ask("/books?id=eq.1", 204, { method: "PATCH", body: {} });
    await ask("/books?id=eq.1", 204, { method: "PATCH", body: [{ pages: 8 }] });
    expect((await backend.ask("/books?id=eq.1&select=pages")).json).toEqual([{ pages: 8 }]);
  });

  it("keeps to max-affected", async () => {
    const prefer = "handling=strict,max-affected=1,return=representation";
    const answer = await ask("/books?id=in.(1,2)", 400, {
      method: "PATCH",
      headers: { prefer },
      body: { pages: 99 },
    });
    expect(answer.json).toMatchObject({ code: "PGRST124" });
    expect((await backend.ask("/books?pages=eq.99")).json).toEqual([]);
    await ask("/books?id=in.(1,2)", 400, { method: "DELETE", headers: { prefer } });
    await ask("/books?id=eq.1", 200, { method: "PATCH", headers: { prefer }, body: { pages: 9 } });
  });

  it("never touches a whole table", async () => {
    const update = await ask("/books", 400, { method: "PATCH", body: { pages: 1 } });
    expect(update.json).toMatchObject({ code: "21000", message: "UPDATE requires a WHERE clause" });
    const remove = await ask("/books?select=id", 400, { method: "DELETE" });
    expect(remove.json).toMatchObject({ code: "21000", message: "DELETE requires a WHERE clause" });
  });

  it("deletes, and gives back what it deleted", async () => {
    const answer = await ask("/genres?name=eq.g&select=id", 200, {
      method: "DELETE",
      headers: FULL,
    });
    expect(answer.json).toEqual([{ id: 17 }]);
    await ask("/genres?name=eq.g", 204, { method: "DELETE" });
  });

  it("rolls back on demand", async () => {
    const headers = { prefer: "tx=rollback,return=representation" };
    await ask("/genres", 201, { headers, body: { id: 50, name: "never" } });
    expect(await names("id=eq.50")).toEqual([]);
  });

  it("refuses unknown preferences only with handling=strict", async () => {
    await ask("/genres?id=eq.0", 204, { method: "DELETE", headers: { prefer: "foo=bar" } });
    const headers = { prefer: "foo=bar,handling=strict" };
    const answer = await ask("/genres?id=eq.0", 400, { method: "DELETE", headers });
    expect(answer.json).toMatchObject({
      code: "PGRST122",
      details: "Invalid preferences: foo=bar",
    });
  });
});

describe("row-level security", () => {
  it("shows and changes only one's own rows", async () => {
    await ask("/notes", 201, { as: "authenticated", sub: ANA, body: { text: "Ana's" } });
    await ask("/notes", 201, { as: "authenticated", sub: BO, body: { text: "Bo's" } });
    const mine = await backend.ask("/notes?select=text", { as: "authenticated", sub: ANA });
    expect(mine.json).toEqual([{ text: "Ana's" }]);
    const all = await backend.ask("/notes?select=text&order=text", { as: "service_role" });
    expect(all.json).toEqual([{ text: "Ana's" }, { text: "Bo's" }]);
    const change = await ask("/notes?text=neq.x", 200, {
      method: "PATCH",
      headers: FULL,
      as: "authenticated",
      sub: BO,
      body: { text: "changed" },
    });
    expect(change.json).toHaveLength(1);
    const foreign = { text: "t", owner_id: ANA };
    const answer = await ask("/notes", 403, { as: "authenticated", sub: BO, body: foreign });
    expect(answer.json).toMatchObject({ code: "42501" });
    await ask("/notes", 401, {});
  });
});
