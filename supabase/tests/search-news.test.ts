import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { article, given } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { idsOf, search } from "./searching.ts";

const database = migratedDatabase();

const news = (changes: Row) => given(database, "news", article(changes));

describe("articles come", () => {
  it("newest first among equals", async () => {
    const old = await news({ title: "Kopi", published_at: "2021-05-05" });
    const recent = await news({ title: "Kopi", published_at: "2026-05-05" });
    const between = await news({ title: "Kopi", published_at: "2024-05-05" });
    expect(await idsOf(database, "news", "kopi")).toEqual([recent, between, old]);
  });

  it("with the words together before those with the words apart", async () => {
    const apart = await news({ title: "Chain of supply", published_at: "2026-05-05" });
    const together = await news({ title: "Supply chain", published_at: "2021-05-05" });
    expect(await idsOf(database, "news", "supply chain")).toEqual([together, apart]);
  });

  it("with the word in the title before those of the same weeks that have it in the text", async () => {
    const below = await news({ excerpt: "About kopi", published_at: "2026-05-05" });
    const title = await news({ title: "Kopi", published_at: "2026-05-01" });
    const long = await news({ title: "Kopi", published_at: "2026-01-01" });
    expect(await idsOf(database, "news", "kopi")).toEqual([title, below, long]);
  });

  it("with the whole word, or with words that begin with it if there are none", async () => {
    const begun = await news({ title: "Kopiora" });
    expect(await idsOf(database, "news", "kopi")).toEqual([begun]);
    const whole = await news({ title: "Kopi" });
    expect(await idsOf(database, "news", "kopi")).toEqual([whole]);
  });
});

it("a phrase does not go from one language's title into the next", async () => {
  const apart = await news({ title: "The red kopi", title_id: "susu", published_at: "2026-05-05" });
  const together = await news({ title: "Kopi susu", published_at: "2020-05-05" });
  expect(await idsOf(database, "news", "kopi susu")).toEqual([together, apart]);
});

it("finds old and new articles equally, whatever the quarter", async () => {
  const times = [
    "1971-02-03",
    "2001-02-03",
    "2019-11-30",
    "2026-01-02",
    "2199-02-03",
    "9999-12-31",
  ];
  const ids = [];
  for (const published_at of times) ids.unshift(await news({ title: "Kopi", published_at }));
  expect(await idsOf(database, "news", "kopi", { size: 20 })).toEqual(ids);
});

describe("among more articles than are looked through one by one", () => {
  const fill = (title: string, count: number, from: string) =>
    database.run(
      owner,
      `insert into public.news (title, is_published, published_at)
       select $1, true, $3::timestamptz + n * interval '1 minute' from generate_series(1, $2::int) n`,
      [title, count, from],
    );

  it("an old one is found, and its number is right", async () => {
    const id = await news({ title: "Durian drones", published_at: "2022-05-05" });
    await fill("Nothing of note", 700, "2026-01-01");
    const rows = await search(database, "durian");
    expect(rows.map((row) => [row.id, row.found])).toEqual([[id, 1]]);
  });

  it("common ones are counted to a thousand, the newest come first", async () => {
    await fill("Durian", 1100, "2025-01-01");
    const newest = await news({ title: "Durian", published_at: "2026-06-01" });
    const rows = await search(database, "durian");
    expect(rows[0]).toMatchObject({ kind: "news", id: newest, place: 1, found: 1000 });
    expect(rows).toHaveLength(6);
  });

  it("those with the words together are found behind a thousand with the words apart", async () => {
    await fill("Supply chain", 8, "2024-05-05");
    await fill("Chain of supply", 1100, "2026-01-01");
    const rows = await search(database, "supply chain");
    expect(rows.map((row) => [row.tier, row.found])).toEqual(Array(6).fill([2, 1000]));
  });

  it("a single group goes up to sixty", async () => {
    await fill("Durian", 100, "2025-01-01");
    expect(await search(database, "durian", { kind: "news", size: 60 })).toHaveLength(60);
    expect(await search(database, "durian", { kind: "news", size: 1000 })).toHaveLength(60);
    expect(await search(database, "durian", { size: 60 })).toHaveLength(20);
    expect(await search(database, "durian", { kind: "startup" })).toEqual([]);
    expect(await search(database, "durian", { kind: "profiles" })).toEqual([]);
    expect(await search(database, "durian", { size: -5 })).toHaveLength(1);
  });
});
