import { describe, expect, it } from "vitest";
import { owner, service, stranger, visitor } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, NOT_NULL, UNIQUE } from "./constraints.ts";
import { article, DRAFT, given } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, type Subject } from "./writes.ts";

const database = migratedDatabase();
const subject: Subject = {
  database,
  table: "news",
  column: "title",
  validRow: async () => article(),
};

describe.each([
  ["a visitor", visitor],
  ["a signed-in person", stranger],
])("%s", (_who, actor) => {
  it("reads published news only", async () => {
    await given(database, "news", article({ title: "Out" }));
    await given(database, "news", article({ title: "Draft", ...DRAFT }));
    const { rows } = await database.run(actor, "select title from public.news");
    expect(rows).toEqual([{ title: "Out" }]);
  });

  it("finds no draft by its id or slug, nor in a count", async () => {
    const id = await given(database, "news", article({ slug: "secret", ...DRAFT }));
    const { rows } = await database.run(
      actor,
      "select count(*)::int as seen from public.news where id = $1 or slug = 'secret'",
      [id],
    );
    expect(rows).toEqual([{ seen: 0 }]);
  });

  it("loses sight of news that is taken back", async () => {
    const id = await given(database, "news", article());
    await database.run(owner, "update public.news set is_published = false where id = $1", [id]);
    expect((await database.run(actor, "select from public.news")).rowCount).toBe(0);
  });

  itRefusesEveryWrite(actor, subject);
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);

  it("reads drafts too", async () => {
    await given(database, "news", article(DRAFT));
    expect((await database.run(service, "select from public.news")).rowCount).toBe(1);
  });
});

describe("the table", () => {
  itChecks(database, "news", article, [
    ["an unknown category", { category: "Gossip" }],
    ["a category in another case", { category: "event" }],
    ["a tab that is no category", { category: "Latest" }],
    ["a slug with capitals", { slug: "Seeds" }],
    ["a slug with a space", { slug: "two seeds" }],
    ["a slug with a slash", { slug: "two/seeds" }],
    ["a slug with accents", { slug: "hạt-giống" }],
    ["a slug that begins with a hyphen", { slug: "-seeds" }],
    ["a slug with a line after it", { slug: "seeds\n" }],
    ["an empty slug", { slug: "" }],
    ["a slug of 161 letters", { slug: "s".repeat(161) }],
    ["an empty title", { title: "" }],
    ["a title of 301 letters", { title: "ก".repeat(301) }],
    ["an excerpt of 1,001 letters", { excerpt: "e".repeat(1001) }],
    ["a body of 100,001 letters", { body: "b".repeat(100_001) }],
    ["a source that is no web address", { source_url: "javascript:alert(1)" }],
    ["published without a time", { published_at: null }],
    ["published at a time that never comes", { published_at: "infinity" }],
    ["published before all time", { published_at: "-infinity" }],
    ["published in a year that no page can write", { published_at: "294276-12-31" }],
    ["made at a time that never comes", { created_at: "infinity" }],
  ]);
  itAccepts(database, "news", article, [
    ["no slug: the address is the id then (spec §2)", { slug: null }],
    ["a slug of 160 letters", { slug: "s".repeat(160) }],
    ["a title of 300 letters in any script", { title: "ก".repeat(300) }],
    ["no category", { category: null }],
    ["a draft without a time", { ...DRAFT, published_at: null }],
    ["a draft with a time to come", { ...DRAFT, published_at: "2999-01-01T00:00:00Z" }],
  ]);
  itTouchesUpdatedAt(database, "news", subject.validRow);

  it("refuses a slug twice", async () => {
    await given(database, "news", article({ slug: "seeds" }));
    await expect(
      given(database, "news", article({ slug: "seeds", ...DRAFT })),
    ).rejects.toMatchObject({ code: UNIQUE });
  });

  it("refuses news without a title", async () => {
    await expect(given(database, "news", article({ title: null }))).rejects.toMatchObject({
      code: NOT_NULL,
    });
  });

  it("is a draft unless it is said to be published", async () => {
    await database.insert(owner, "news", { title: "Seeds" });
    const { rows } = await database.run(owner, "select is_published, is_sample from public.news");
    expect(rows).toEqual([{ is_published: false, is_sample: false }]);
  });
});
