import { expect, inject, it } from "vitest";
import { LANGUAGES, word } from "../testing/words.ts";
import { all, only, readPage, says } from "./read-page.ts";

const server = inject("sampleServer");

async function search(query: string, lang: (typeof LANGUAGES)[number] = "en") {
  const { page } = await readPage(
    `${server.url}/search?q=${encodeURIComponent(query)}&lang=${lang}`,
  );
  const heading = new RegExp(`^${word(lang, "frame", "navNews")} \\d`);
  return { page, news: only(page, "main section", heading) };
}

it.each(LANGUAGES)("news of an industry are found by its name in %s", async (lang) => {
  const { news } = await search(word(lang, "labels", "fintech"), lang);
  expect(all(news, "h3 a")).toHaveLength(6);
});

it("the kind that a query names comes first, and news of a country follow, the newest first", async () => {
  const { page, news } = await search("startups in Vietnam");
  const [first] = all(page, "main section h2").map(says);
  expect(first).toMatch(/^Startups/);
  const days = all(news, "time").map((time) => time.getAttribute("dateTime") ?? "");
  expect(days).toHaveLength(6);
  expect(days).toEqual(days.toSorted().toReversed());
});

it("what the reader's language tells is not told again in another, and only whole words are marked", async () => {
  const { news } = await search("startups in Vietnam");
  expect(says(news)).toContain("Vietnamese");
  expect(says(news)).not.toContain("Bahasa Indonesia");
  const marked = all(news, "mark").map(says);
  expect(marked).not.toHaveLength(0);
  expect(new Set(marked)).toEqual(new Set(["Vietnam"]));
});
