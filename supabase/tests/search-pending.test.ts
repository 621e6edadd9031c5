import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { article, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

const INDEXES = [
  "search.news_tokens_idx",
  "search.names_tokens_idx",
  "search.names_similar_idx",
  "directory.startups_name_parts_idx",
  "directory.investors_name_parts_idx",
];

/** How many pages of entries each index had pending; counting moves them. */
async function pendingPages(): Promise<Record<string, number>> {
  const { rows } = await database.run(
    owner,
    "select name, gin_clean_pending_list(name::regclass)::int as pages from unnest($1::text[]) as name",
    [INDEXES],
  );
  return Object.fromEntries(rows.map(({ name, pages }) => [String(name), Number(pages)]));
}

async function givenContent(): Promise<void> {
  await database.insert(owner, "startups", startup({ name: "Padi Lestari" }));
  await database.insert(owner, "investors", investor({ name: "Bến Thành Ventures" }));
  await database.insert(owner, "news", article({ title: "ข่าวสตาร์ทอัพ and rice" }));
}

describe("new text", () => {
  it("is pending in every index that is dear to write", async () => {
    await givenContent();
    for (const [index, pages] of Object.entries(await pendingPages())) {
      expect({ index, isPending: pages > 0 }).toEqual({ index, isPending: true });
    }
  });

  it("is moved by settling", async () => {
    await givenContent();
    await database.run(owner, "select search.settle()");
    expect(await pendingPages()).toEqual(Object.fromEntries(INDEXES.map((index) => [index, 0])));
  });

  it.each(["before", "after"])("is found %s it is moved", async (when) => {
    await givenContent();
    if (when === "after") await database.run(owner, "select search.settle()");
    for (const [query, kind] of [
      ["padi", "startup"],
      ["ben thanh", "investor"],
      ["สตาร์ทอัพ", "news"],
    ]) {
      const { rows } = await database.run(owner, "select kind from search_site($1)", [query]);
      expect(rows).toEqual([{ kind }]);
    }
  });
});

it("pairs neighbouring syllables only", async () => {
  const { rows } = await database.run(
    owner,
    "select search.syllable_pairs(norm) as pairs from unnest($1::text[]) as norm",
    [[" cong nghe fintech ha noi ", " nghieng nghieng ", " startup ", "  ", " 科技 da nang "]],
  );
  expect(rows.map(({ pairs }) => pairs)).toEqual([
    "cong_nghe ha_noi",
    "nghieng_nghieng",
    "",
    "",
    "da_nang",
  ]);
});
