import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

async function get(target: string, headers: Record<string, string> = {}) {
  const answer = await backend.ask(target, { headers });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.json;
}

async function titles(filter: string) {
  const rows = await get(`/books?select=title&order=id&${filter}`);
  return Array.isArray(rows) ? rows.map((row) => row.title.split(" ")[0]) : rows;
}

describe("filters", () => {
  it.each([
    ["pages=eq.300", ["River"]],
    ["pages=neq.300", ["Rain", "Mountain"]],
    ["pages=gt.120&pages=lte.300", ["River", "Mountain"]],
    ["pages=gte.300", ["River"]],
    ["pages=lt.200", ["Rain"]],
    ["pages=in.(120,300)", ["River", "Rain"]],
    ["pages=in.()", []],
    ["pages=is.null", ["Nobody's"]],
    ["pages=not.is.null", ["River", "Rain", "Mountain"]],
    ["pages=is.not_null", ["River", "Rain", "Mountain"]],
    ["pages=isdistinct.300", ["Rain", "Mountain", "Nobody's"]],
    ["title=like.R*", ["River", "Rain"]],
    ["title=ilike.*RAIN*", ["Rain"]],
    ["title=like(any).{Ri*,Mo*}", ["River", "Mountain"]],
    ["title=like(all).{R*,*n}", ["Rain"]],
    ["title=match.^R", ["River", "Rain"]],
    ["title=imatch.^r.*a$", ["River"]],
    ['title=in.("Nobody\'s \\"book\\", (quoted)",Rain)', ["Rain", "Nobody's"]],
    ["title=eq.Mountain 100%25 *", ["Mountain"]],
    ["tags=cs.{asia}", ["River"]],
    ["tags=cd.{water,asia,x}", ["River", "Rain", "Nobody's"]],
    ["tags=ov.{asia,x}", ["River"]],
    ["lent=sl.[6,8)", ["River"]],
    ["lent=sr.[6,8)", ["Rain"]],
    ["lent=nxl.[1,2)", ["River", "Rain"]],
    ["lent=nxr.[1,9)", ["River"]],
    ["lent=adj.[5,10)", ["River", "Rain"]],
    ["lent=cs.[3,4)", ["River"]],
    ["words=fts.rain", ["Rain"]],
    ["title=plfts(english).river deltas", ["River"]],
    ["title=phfts.river delta", ["River"]],
    ["title=wfts.rain or delta", ["River", "Rain"]],
    ["not.or=(pages.eq.300,pages.is.null)", ["Rain", "Mountain"]],
    ["or=(pages.eq.300,and(pages.lt.200,title.like.R*))", ["River", "Rain"]],
    ['or=(title.eq."Nobody\'s \\"book\\", (quoted)",pages.eq.120)', ["Rain", "Nobody's"]],
    ["or=(tags.cs.{water,asia},pages.eq.260)", ["River", "Mountain"]],
  ])("%s", async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
  });

  it("goes into JSON", async () => {
    expect(await get("/authors?select=name&meta->address->>city=eq.Hanoi")).toEqual([
      { name: "Ana" },
    ]);
    expect(await get("/authors?select=name&meta->likes->>1=eq.rice")).toEqual([{ name: "Ana" }]);
  });

  it("reads a value as the column's type", async () => {
    const answer = await backend.ask("/books?pages=eq.abc");
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: "22P02" });
  });
});

describe("select", () => {
  it("renames, casts, reaches into JSON", async () => {
    const rows = await get(
      "/authors?select=who:name,born::text,meta->address->>city,first:meta->likes->0&id=eq.1",
    );
    expect(rows).toEqual([{ who: "Ana", born: "1970-01-01", city: "Hanoi", first: "tea" }]);
  });

  it("reads computed fields", async () => {
    expect(await get("/authors?select=initial&initial=eq.B")).toEqual([{ initial: "B" }]);
  });

  it("aggregates, grouped by the rest", async () => {
    expect(await get("/books?select=author_id,pages.sum(),count()&order=author_id")).toEqual([
      { author_id: 1, sum: 420, count: 2 },
      { author_id: 2, sum: 260, count: 1 },
      { author_id: null, sum: null, count: 1 },
    ]);
  });

  it("takes names with blanks, commas and dots in quotes", async () => {
    expect(await get('/odd%20%22name?select="a b","c,d",x:"sel.ect"&"c,d"=eq.y')).toEqual([
      { "a b": "x", "c,d": "y", x: "z" },
    ]);
  });

  it.each([
    ["/books?select=nope", 400, "42703"],
    ["/books?nope=eq.1", 400, "42703"],
    ["/books?order=nope", 400, "42703"],
    ["/books?select=pages::nope", 400, "42704"],
    ["/books?select=nope(*)", 400, "PGRST200"],
    ["/books?select=authors(*)", 300, "PGRST201"],
    ["/books?authors.name=eq.x", 400, "PGRST108"],
    ["/books?select=title,", 400, "PGRST100"],
    ["/books?pages=foo.1", 400, "PGRST100"],
    ["/books?order=id.up", 400, "PGRST100"],
    ["/book", 404, "PGRST205"],
    ["/", 404, "PGRST126"],
    ["/a/b", 404, "PGRST125"],
    ["/secrets", 401, "42501"],
  ])("%s answers %i %s", async (target, status, code) => {
    const answer = await backend.ask(target);
    expect(answer.json).toMatchObject({ code });
    expect(answer.status).toBe(status);
  });

  it("does not call functions by the name of a column", async () => {
    const answer = await backend.ask("/secrets?select=row_to_json", { as: "service_role" });
    expect(answer.json).toMatchObject({ code: "42703" });
  });
});

describe("ranges and counts", () => {
  it("never gives more than the bound, at the root or embedded", async () => {
    expect(await get("/many?select=id&limit=1000")).toHaveLength(20);
    expect(await get("/many?select=id&limit=0")).toEqual([]);
  });

  it.each([
    ["/many?limit=2", "count=exact", 206, "0-1/30"],
    ["/many?limit=2&offset=29", "count=exact", 206, "29-29/30"],
    ["/many?id=lt.5", "count=exact", 200, "0-3/4"],
    ["/many?id=lt.0", "count=exact", 200, "*/0"],
    ["/many?limit=2", "count=estimated", 206, "0-1/30"],
    ["/many?id=lt.0", "", 200, "*/*"],
    ["/many?offset=31", "count=exact", 416, "*/30"],
    ["/books?select=id,genres!inner(id)", "count=exact", 200, "0-1/2"],
  ])("%s with %s: %i %s", async (target, prefer, status, range) => {
    const answer = await backend.ask(target, { headers: { prefer } });
    expect(answer.headers.get("content-range")).toBe(range);
    expect(answer.status).toBe(status);
  });

  it("plans a count", async () => {
    const answer = await backend.ask("/many", { headers: { prefer: "count=planned" } });
    expect(answer.headers.get("content-range")).toBe("0-19/30");
  });

  it("takes a Range header", async () => {
    const answer = await backend.ask("/many?select=id&order=id", { headers: { range: "3-4" } });
    expect(answer.json).toEqual([{ id: 4 }, { id: 5 }]);
    const reversed = await backend.ask("/many", { headers: { range: "4-3" } });
    expect(reversed.status).toBe(416);
  });
});

describe("media types", () => {
  const OBJECT = { accept: "application/vnd.pgrst.object+json" };

  it("gives one object, or says how many rows there are", async () => {
    expect(await get("/authors?select=name&id=eq.1", OBJECT)).toEqual({ name: "Ana" });
    const answer = await backend.ask("/authors?id=eq.99", { headers: OBJECT });
    expect(answer.status).toBe(406);
    expect(answer.json).toEqual({
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: "The result contains 0 rows",
      hint: null,
    });
  });

  it("strips nulls on demand", async () => {
    const accept = "application/vnd.pgrst.array+json;nulls=stripped";
    expect(await get("/authors?select=name,email&id=eq.2", { accept })).toEqual([{ name: "Bo" }]);
  });

  it("writes CSV", async () => {
    const answer = await backend.ask("/books?select=id,title&order=id&id=gte.3", {
      headers: { accept: "text/csv" },
    });
    expect(answer.text).toBe('id,title\n3,"Mountain 100% *"\n4,"Nobody\'s ""book"", (quoted)"');
  });

  it("refuses others", async () => {
    for (const accept of ["application/geo+json", "application/vnd.pgrst.plan+json", "text/html"]) {
      const answer = await backend.ask("/books", { headers: { accept } });
      expect(answer.status).toBe(406);
      expect(answer.json).toMatchObject({ code: "PGRST107" });
    }
  });

  it("answers HEAD without a body", async () => {
    const headers = { prefer: "count=exact" };
    const answer = await backend.ask("/many", { method: "HEAD", headers });
    expect(answer).toMatchObject({ status: 206, text: "" });
    expect(answer.headers.get("content-range")).toBe("0-19/30");
  });

  it("chooses the schema by profile", async () => {
    expect(await get("/things", { "accept-profile": "other" })).toEqual([
      { id: 1, name: "from other" },
    ]);
    const answer = await backend.ask("/things", { headers: { "accept-profile": "auth" } });
    expect(answer.status).toBe(406);
    expect(answer.json).toMatchObject({ code: "PGRST106" });
  });
});
