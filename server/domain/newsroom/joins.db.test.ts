import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { makeNews } from "./make-news.ts";
import { linksIn, NOW, newsroomDatabase, toldIn, wordsOf } from "./test-newsroom.ts";

const { pool, startup, investor, articles, only } = newsroomDatabase();

const JUST_NOW = "2026-11-20T11:00:00Z";

async function ownedBy(role: "Startup" | "Investor", pageId: string): Promise<void> {
  const userId = randomUUID();
  await pool().query("insert into auth.users (id, email) values ($1, $2)", [
    userId,
    `${userId}@people.example`,
  ]);
  await pool().query("insert into public.profiles (user_id, role) values ($1, $2)", [userId, role]);
  const [table, key] =
    role === "Startup" ? ["startup_profiles", "startup_id"] : ["investor_profiles", "investor_id"];
  await pool().query(`insert into public.${table} (user_id, ${key}) values ($1, $2)`, [
    userId,
    pageId,
  ]);
}

async function joinedStartup(row: Record<string, unknown> = {}): Promise<string> {
  const id = await startup({ published_at: JUST_NOW, slug: "sawah", ...row });
  await ownedBy("Startup", id);
  return id;
}

describe("who joins", () => {
  it("a startup: what its page says, in five languages, and how many of its country there are", async () => {
    await startup({ country: "Hong Kong", published_at: "2026-02-03T00:00:00Z" });
    const id = await joinedStartup({
      country: "Malaysia",
      founded_year: 2019,
      tagline: "Rice that *sells* itself",
      tagline_vi: "Gạo tự bán",
    });
    await startup({ country: "Malaysia" });
    await startup({ country: "Malaysia", is_published: false });
    await makeNews(pool(), NOW);
    const article = await only();
    expect(article).toMatchObject({ category: null, made_by: "template", published_at: NOW });
    for (const language of LANGUAGES) {
      const { title, excerpt, body } = toldIn(article, language);
      expect(title).toContain("Sawah Raya");
      const links = linksIn(body);
      expect(links).toContainEqual({ words: "2", href: "/startups?country=Malaysia" });
      expect(links).toContainEqual({ words: "Sawah Raya", href: "/startups/sawah" });
      const founded = { th: "พ.ศ. 2562", zh: "2019年" }[String(language)] ?? "2019";
      expect(links).toContainEqual({ words: founded, href: "/startups/sawah" });
      const tagline = language === "vi" ? "Gạo tự bán" : "Rice that *sells* itself";
      expect(excerpt).toContain(tagline);
      expect(wordsOf(body)).not.toContain(tagline);
    }
    const { rows } = await pool().query("select startup_id from public.news_startups");
    expect(rows).toEqual([{ startup_id: id }]);
  });

  it("an investor, the first of its country", async () => {
    const id = await investor({
      published_at: JUST_NOW,
      country: "Hong Kong",
      investment_stages: ["seed", "series_a"],
    });
    await ownedBy("Investor", id);
    await makeNews(pool(), NOW);
    const { excerpt, body } = toldIn(await only(), "en");
    expect(body).toContain("the first investor from Hong Kong");
    // Its country is mentioned only once.
    expect(body).not.toContain("based in");
    // It has no tagline, so the excerpt is taken from its page.
    expect(excerpt).toBe("Listed under venture capital, it invests in seed and Series A rounds.");
  });

  it("is nobody whose page the desk made, that was there before, or is sample content", async () => {
    await startup({ published_at: JUST_NOW });
    await joinedStartup({ published_at: "2026-11-17T11:59:59Z" });
    await joinedStartup({ slug: "sample", is_sample: true });
    await joinedStartup({ slug: "hidden", is_published: false });
    await joinedStartup({ slug: "now", published_at: "2026-11-20T11:50:00Z" });
    await makeNews(pool(), NOW);
    expect(await articles()).toEqual([]);
  });
});

describe("who takes their page down", () => {
  it("takes the news along, for good", async () => {
    const id = await joinedStartup();
    await makeNews(pool(), NOW);
    await pool().query("update public.startups set is_published = false where id = $1", [id]);
    expect(await articles()).toMatchObject([{ is_published: false }]);
    await pool().query("update public.startups set is_published = true where id = $1", [id]);
    await makeNews(pool(), NOW);
    expect(await articles()).toMatchObject([{ is_published: false }]);
  });

  it("also by leaving", async () => {
    const id = await joinedStartup();
    await makeNews(pool(), NOW);
    await pool().query("delete from public.startups where id = $1", [id]);
    expect(await articles()).toMatchObject([{ is_published: false }]);
  });
});
