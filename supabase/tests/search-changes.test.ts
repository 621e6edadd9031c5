import { describe, expect, it } from "vitest";
import { owner, service } from "./actors.ts";
import { article, DRAFT, given, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { idsOf } from "./searching.ts";

const database = migratedDatabase();

describe.each([
  ["news", "news", "title", article],
  ["startup", "startups", "name", startup],
  ["investor", "investors", "name", investor],
] as const)("%s", (kind, table, column, row) => {
  const given1 = (changes: Row = {}) =>
    given(database, table, row({ [column]: "Kopi", ...changes }));
  const found = (query = "kopi") => idsOf(database, kind, query);
  const change = (changes: string) =>
    database.run(service, `update public.${table} set ${changes}`);

  it("is not found before it is published", async () => {
    const id = await given1(DRAFT);
    expect(await found()).toEqual([]);
    await change("is_published = true");
    expect(await found()).toEqual([id]);
  });

  it("vanishes when it is taken back, and when it is deleted", async () => {
    const id = await given1();
    expect(await found()).toEqual([id]);
    await change("is_published = false");
    expect(await found()).toEqual([]);
    await change("is_published = true");
    expect(await found()).toEqual([id]);
    await database.run(service, `delete from public.${table}`);
    expect(await found()).toEqual([]);
  });

  it("is found by its new words when it is changed, and not by the old ones", async () => {
    const id = await given1();
    await change(`${column} = 'Ombak'`);
    expect(await found("ombak")).toEqual([id]);
    expect(await found()).toEqual([]);
  });

  it("is not found by its text while it is unpublished", async () => {
    await given1(DRAFT);
    await change(`${column} = 'Ombak'`);
    expect(await found("ombak")).toEqual([]);
  });

  it("is found under a new id, and not twice", async () => {
    await given1();
    const id = "00000000-0000-4000-8000-00000000abcd";
    await change(`id = '${id}'`);
    expect(await found()).toEqual([id]);
  });

  it("vanishes with all others when the table is emptied", async () => {
    await given1();
    await database.run(owner, `truncate public.${table} cascade`);
    expect(await found()).toEqual([]);
    await given1();
    expect(await found()).toHaveLength(1);
  });

  it("is left alone when nothing searchable changes", async () => {
    await given1();
    const side = `select xmin from search.${kind === "news" ? "news" : "names"}`;
    const before = (await database.run(owner, side)).rows;
    await change("updated_at = now()");
    expect((await database.run(owner, side)).rows).toEqual(before);
  });

  it("is there again after a rebuild", async () => {
    const id = await given1();
    await database.run(owner, `alter table public.${table} disable trigger user`);
    await database.run(owner, `update public.${table} set ${column} = 'Ombak'`);
    await database.run(owner, "select search.rebuild_news(), search.rebuild_names()");
    expect(await found("ombak")).toEqual([id]);
  });
});

it("an article moves in time with its date", async () => {
  const first = await given(
    database,
    "news",
    article({ title: "Kopi", published_at: "2024-01-01" }),
  );
  const second = await given(
    database,
    "news",
    article({ title: "Kopi", published_at: "2023-01-01" }),
  );
  expect(await idsOf(database, "news", "kopi")).toEqual([first, second]);
  await database.run(owner, "update public.news set published_at = '2025-01-01' where id = $1", [
    second,
  ]);
  expect(await idsOf(database, "news", "kopi")).toEqual([second, first]);
});

describe("prominence", () => {
  async function score(id: string): Promise<unknown> {
    const { rows } = await database.run(
      owner,
      "select score from search.prominence where id = $1",
      [id],
    );
    return rows[0]?.score;
  }

  it("of a startup counts its rounds and the articles that mention it", async () => {
    const id = await given(database, "startups", startup());
    expect(await score(id)).toBe(0);
    const roundId = await given(database, "funding_rounds", round({ startup_id: id }));
    expect(await score(id)).toBe(5);
    const news = await given(database, "news", article());
    await database.insert(owner, "news_startups", { news_id: news, startup_id: id });
    expect(await score(id)).toBe(6);
    await database.run(owner, "delete from public.funding_rounds where id = $1", [roundId]);
    expect(await score(id)).toBe(1);
    await database.run(owner, "truncate public.news cascade");
    expect(await score(id)).toBe(0);
  });

  it("of an investor counts the rounds that it took part in and its mentions", async () => {
    const id = await given(database, "investors", investor());
    const startupId = await given(database, "startups", startup());
    const roundId = await given(database, "funding_rounds", round({ startup_id: startupId }));
    await database.insert(owner, "funding_round_investors", {
      funding_round_id: roundId,
      investor_id: id,
    });
    const news = await given(database, "news", article());
    await database.insert(owner, "news_investors", { news_id: news, investor_id: id });
    expect(await score(id)).toBe(6);
    await database.run(owner, "update public.investors set is_published = false");
    expect(await score(id)).toBeUndefined();
    await database.run(owner, "update public.investors set is_published = true");
    expect(await score(id)).toBe(6);
    await database.run(owner, "delete from public.startups");
    expect(await score(id)).toBe(1);
  });

  it("moves with a round that is corrected", async () => {
    const before = await given(database, "startups", startup());
    const after = await given(database, "startups", startup());
    await given(database, "funding_rounds", round({ startup_id: before }));
    await database.run(owner, "update public.funding_rounds set startup_id = $1", [after]);
    expect([await score(before), await score(after)]).toEqual([0, 5]);
  });
});
