import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { type Directory, list } from "./directory-calls.ts";

const database = migratedDatabase();

const NAMES = {
  grab: "Grab Holdings",
  dautu: "Đầu Tư Việt",
  coinvest: "Co-Invest 100%",
  krungthai: "กรุงไทยเวนเจอร์",
  lvse: "绿色科技",
  wide: "ＦＵＬＬ Width",
  oneil: "O'Neil & Sons",
};

const QUERIES: [typed: string, found: string[]][] = [
  ["grab", ["grab"]],
  ["GRAB", ["grab"]],
  ["gr", ["grab"]],
  ["hold", ["grab"]],
  ["old", ["grab"]],
  ["holdings grab", ["grab"]],
  ["hol gra", ["grab"]],
  ["rab hold", ["grab"]],
  ["rab gra", []],
  ["grab x", []],
  ["  grab   holdings ", ["grab"]],
  ["dau tu", ["dautu"]],
  ["đầu tư", ["dautu"]],
  ["ĐẦU TƯ", ["dautu"]],
  // The same word with its marks as separate characters.
  ["việt".normalize("NFD"), ["dautu"]],
  ["viet dau", ["dautu"]],
  ["co invest", ["coinvest"]],
  ["co-invest", ["coinvest"]],
  ["100%", ["coinvest"]],
  ["invest", ["coinvest"]],
  ["กรุงไทย", ["krungthai"]],
  ["ไทย", ["krungthai"]],
  ["เวนเจอร์", ["krungthai"]],
  ["科", ["lvse"]],
  ["色科", ["lvse"]],
  ["绿技", []],
  ["full", ["wide"]],
  ["ｗｉｄｔｈ", ["wide"]],
  ["o'neil", ["oneil"]],
  ["neil sons", ["oneil"]],
  // Characters that are special in `like` or SQL are literal.
  ["%", []],
  ["_", []],
  ["\\", []],
  ["'", []],
  ["'; drop table public.startups; --", []],
  ["🙂", []],
  ["++", []],
  ["x".repeat(10_000), []],
  ["a ".repeat(5_000), []],
];

describe.each<[Directory]>([["startups"], ["investors"]])("the names of %s", (of) => {
  it.each(QUERIES)("are found by %j", async (name, found) => {
    const row = of === "startups" ? startup : investor;
    for (const [slug, text] of Object.entries(NAMES)) {
      await given(database, of, row({ slug, name: text }));
    }
    expect(await list(database, of, { name })).toEqual(found);
  });

  it.each(["", " ", "\t\n", "　"])("are all there for the blank %j", async (name) => {
    await given(database, of, (of === "startups" ? startup : investor)({ slug: "one" }));
    expect(await list(database, of, { name })).toEqual(["one"]);
  });

  it("are found again after a change", async () => {
    const row = of === "startups" ? startup : investor;
    await given(database, of, row({ slug: "one", name: "Before" }));
    await database.run(owner, `update public.${of} set name = 'After'`);
    expect(await list(database, of, { name: "before" })).toEqual([]);
    expect(await list(database, of, { name: "after" })).toEqual(["one"]);
  });

  it("may be as long as the table takes, in characters that fold to many", async () => {
    const row = of === "startups" ? startup : investor;
    await given(database, of, row({ slug: "long", name: "\ufdfa".repeat(120) }));
    expect(await list(database, of, { sort: "name" })).toEqual(["long"]);
  });
});
