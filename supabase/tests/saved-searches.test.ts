import { describe, expect, it } from "vitest";
import { owner, person, visitor } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { refusedOn } from "./writes.ts";

const database = migratedDatabase();
const TABLE = "saved_searches";

const search = (changes: Row = {}): Row => ({
  address: "/startups?industry=ai",
  label: "AI",
  ...changes,
});
const somebody = async () => person(await givenAccount(database));
const read = "select address, label from public.saved_searches";

describe("a saved search", () => {
  it("is a person's own to save, read, rename and remove", async () => {
    const me = await somebody();
    await database.insert(me, TABLE, search());
    await database.run(me, "update public.saved_searches set label = 'Robots'");
    expect((await database.run(me, read)).rows).toEqual([search({ label: "Robots" })]);
    expect((await database.run(me, "delete from public.saved_searches")).rowCount).toBe(1);
  });

  it("is nothing that another person sees, renames or removes", async () => {
    const [me, other] = [await somebody(), await somebody()];
    await database.insert(me, TABLE, search());
    expect((await database.run(other, read)).rows).toEqual([]);
    const rename = "update public.saved_searches set label = 'Mine'";
    expect((await database.run(other, rename)).rowCount).toBe(0);
    expect((await database.run(other, "delete from public.saved_searches")).rowCount).toBe(0);
    expect((await database.run(me, read)).rows).toEqual([search()]);
  });

  it("cannot be saved for another person", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const row = search({ user_id: other.claims.sub });
    await expect(database.insert(me, TABLE, row)).rejects.toMatchObject({ code: "42501" });
  });

  it("is saved once by each person", async () => {
    const [me, other] = [await somebody(), await somebody()];
    await database.insert(me, TABLE, search());
    await database.insert(other, TABLE, search());
    const again = database.insert(me, TABLE, search({ label: "Again" }));
    await expect(again).rejects.toMatchObject({ code: UNIQUE });
  });

  it.each([
    ["address", "'/search?q=other'"],
    ["user_id", "gen_random_uuid()"],
    ["created_at", "now()"],
  ])("keeps its %s", async (column, value) => {
    const sql = `update public.saved_searches set ${column} = ${value}`;
    await expect(database.run(await somebody(), sql)).rejects.toMatchObject(refusedOn(TABLE));
  });

  it.each([
    ["read", read],
    ["save", "insert into public.saved_searches (address, label) values ('/search?q=a', 'a')"],
    ["rename", "update public.saved_searches set label = 'a'"],
    ["remove", "delete from public.saved_searches"],
  ])("is nothing that a visitor may %s", async (_what, sql) => {
    await expect(database.run(visitor, sql)).rejects.toMatchObject(refusedOn(TABLE));
  });

  it("is one of 500 at most", async () => {
    const me = await somebody();
    const save = `insert into public.saved_searches (address, label)
                  select '/search?q=' || n, 'n' from generate_series($1::int, $2::int) n`;
    await database.run(me, save, [1, 500]);
    await expect(database.run(me, save, [501, 501])).rejects.toMatchObject({
      code: "PT409",
      message: "saved_limit",
    });
    await database.run(await somebody(), save, [501, 501]);
  });

  it("is deleted with the person", async () => {
    const me = await somebody();
    await database.insert(me, TABLE, search());
    await database.run(owner, "delete from auth.users where id = $1", [me.claims.sub]);
    expect((await database.run(owner, read)).rowCount).toBe(0);
  });
});

describe("the table of searches", () => {
  const validRow = async (changes: Row) =>
    search({ user_id: await givenAccount(database), ...changes });

  itChecks(database, TABLE, validRow, [
    ["another site", { address: "https://elsewhere.example/startups?a=b" }],
    ["another site without its scheme", { address: "//elsewhere.example/search?q=a" }],
    ["another page", { address: "/profile?a=b" }],
    ["a page below", { address: "/startups/kopi?a=b" }],
    ["a list without filters", { address: "/startups" }],
    ["an empty query", { address: "/startups?" }],
    ["a space", { address: "/search?q=a b" }],
    ["characters that are not encoded", { address: "/search?q=đầu" }],
    ["a line break at the end", { address: "/search?q=a\n" }],
    ["an address past 500 characters", { address: `/search?q=${"a".repeat(491)}` }],
    ["a blank label", { label: " " }],
    ["a label past 120 characters", { label: "a".repeat(121) }],
  ]);
  itAccepts(database, TABLE, validRow, [
    ["startups", { address: "/startups?industry=ai&industry=saas" }],
    ["investors", { address: "/investors?country=Hong+Kong" }],
    ["a search in any language", { address: "/search?q=%C4%91%E1%BA%A7u" }],
    ["500 characters", { address: `/search?q=${"a".repeat(490)}` }],
    ["a label of 120 characters", { label: "đ".repeat(120) }],
  ]);
});
