import { describe, expect, inject, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";

const PAGE_SIZE = 6;
const server = inject("server");
const client = visitor(server);

/** The call exactly as spec §7 words it. */
async function readPage(tab: string, page: number) {
  let request = client
    .from("news")
    .select("*")
    .eq("is_published", true)
    .order("published_at", { ascending: false });
  if (tab !== "Latest") request = request.eq("category", tab);
  const { data } = await request
    .range(page * PAGE_SIZE, page * PAGE_SIZE + PAGE_SIZE - 1)
    .throwOnError();
  return data;
}

/** Reads pages as the feed does: until one has fewer than six (spec §4). */
async function readAll(tab: string) {
  const articles = [];
  for (let page = 0; ; page += 1) {
    const found = await readPage(tab, page);
    expect(found.length).toBeLessThanOrEqual(PAGE_SIZE);
    articles.push(...found);
    if (found.length < PAGE_SIZE) return articles;
  }
}

describe("Read news (spec §7)", () => {
  it("gives the first page newest first, with every column that the spec names", async () => {
    const articles = await readPage("Latest", 0);
    expect(articles).toHaveLength(PAGE_SIZE);
    const times = articles.map((article) => Date.parse(article.published_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const column of [
      ..."id slug title excerpt image category is_published published_at created_at".split(" "),
      ..."zh vi th id".split(" ").flatMap((tag) => [`title_${tag}`, `excerpt_${tag}`]),
    ]) {
      expect(articles[0], column).toHaveProperty(column);
    }
  });

  it.each(["Latest", "Event", "Funding", "Insight", "Branded"])(
    "pages through %s without repeating or losing an article, and shows no draft",
    async (tab) => {
      const articles = await readAll(tab);
      const ids = articles.map((article) => article.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(articles.every((article) => article.is_published)).toBe(true);
      if (tab !== "Latest") expect(articles.every(({ category }) => category === tab)).toBe(true);

      let wanted = operator(server)
        .from("news")
        .select("*", { count: "exact", head: true })
        .eq("is_published", true);
      if (tab !== "Latest") wanted = wanted.eq("category", tab);
      const { count } = await wanted.throwOnError();
      expect(count).toBeGreaterThan(PAGE_SIZE);
      expect(ids).toHaveLength(count ?? 0);
    },
  );

  it("shows no draft to a visitor, however it is asked for", async () => {
    const drafts = client.from("news").select("id").like("slug", "draft-%");
    expect((await drafts.throwOnError()).data).toEqual([]);
    const unpublished = client.from("news").select("id").eq("is_published", false);
    expect((await unpublished.throwOnError()).data).toEqual([]);
    const counted = client.from("news").select("*", { count: "exact", head: true });
    const { count } = await counted.eq("is_published", false).throwOnError();
    expect(count).toBe(0);
    const known = operator(server).from("news").select("id").like("slug", "draft-%");
    expect((await known.throwOnError()).data).toHaveLength(4);
  });

  it("says PGRST116 when a single article is asked for and none is there", async () => {
    const { data, error, status } = await client
      .from("news")
      .select("*")
      .eq("slug", "no-such-article")
      .single();
    expect({ data, status, code: error?.code }).toEqual({
      data: null,
      status: 406,
      code: "PGRST116",
    });
  });
});
