import { expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { makeNews } from "./make-news.ts";
import { expectWhole, linksIn, newsroomDatabase, toldIn, wordsOf } from "./test-newsroom.ts";

const { pool, insert, startup, round, articles } = newsroomDatabase();

const FIRST_OF_NOVEMBER = new Date("2026-11-01T00:00:00Z");

async function corrected(row: Record<string, unknown>, ...days: string[]) {
  const corrections = days.map((on) => ({
    on,
    text: { en: "The lead was Kapital.", vi: "Bên dẫn dắt là Kapital.", th: "", zh: "", id: "" },
  }));
  await insert("news", {
    is_published: true,
    published_at: "2026-10-01T00:00:00Z",
    title: "Sawah raises",
    title_vi: "Sawah gọi vốn",
    corrections: JSON.stringify(corrections),
    ...row,
  });
}

it("tells once what was corrected in the month before, in each language or the original", async () => {
  await corrected({ slug: "sawah" }, "2026-10-01", "2026-10-31", "2026-09-30", "2026-11-01");
  await corrected({ slug: "hidden", is_published: false }, "2026-10-02");
  await Promise.all([makeNews(pool(), FIRST_OF_NOVEMBER), makeNews(pool(), FIRST_OF_NOVEMBER)]);
  await makeNews(pool(), new Date("2026-11-30T00:00:00Z"));
  const [article, ...others] = await articles();
  expect(others).toEqual([]);
  if (!article) throw new Error("No digest was made.");
  expectWhole(article);
  expect(article).toMatchObject({ made_by: "template", category: null, is_sample: false });
  for (const language of LANGUAGES) {
    const { title, body } = toldIn(article, language);
    expect(title).toContain("2");
    expect(new Set(linksIn(body).map(({ href }) => href))).toEqual(new Set(["/news/sawah"]));
    expect(linksIn(body)).toHaveLength(4);
    const said = language === "vi" ? "Bên dẫn dắt là Kapital." : "The lead was Kapital.";
    expect(wordsOf(body).split(said)).toHaveLength(3);
    expect(body).toContain(language === "vi" ? "[Sawah gọi vốn]" : "[Sawah raises]");
  }
});

it("is silent after a month without any", async () => {
  await corrected({ slug: "sawah" }, "2026-09-30");
  await makeNews(pool(), FIRST_OF_NOVEMBER);
  expect(await articles()).toEqual([]);
});

it("keeps no other kind from being made when it cannot be told itself", async () => {
  await corrected({ slug: "sawah" }, "2026-10-99");
  await round(await startup(), { announced_on: "2026-10-31", created_at: "2026-10-31T00:00:00Z" });
  await expect(makeNews(pool(), FIRST_OF_NOVEMBER)).rejects.toThrow("News could not be made");
  expect(await articles()).toHaveLength(1);
});
