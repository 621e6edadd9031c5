import { describe, expect, it } from "vitest";
import { byTitle, type CardRecord, joinNewest, langOf, toCard } from "./news-card.ts";
import { tabShows } from "./use-live-news.ts";

const record: CardRecord = {
  id: "9d0f0b57-0000-4000-8000-000000000000",
  slug: null,
  title: "Original",
  excerpt: "Original excerpt",
  image: null,
  image_alt: "",
  category: null,
  published_at: null,
  created_at: "2026-01-01T00:00:00+00:00",
  is_sample: false,
  title_vi: "Bản dịch",
  excerpt_vi: "",
};

describe("toCard (spec §3, News record)", () => {
  it("falls back: slug to id, image to nothing, category to News, date to creation", () => {
    expect(toCard(record, "en")).toMatchObject({
      slug: record.id,
      image: "",
      category: "News",
      publishedAt: record.created_at,
    });
  });

  it("takes the reader's language, and the original if there is no translation", () => {
    expect(toCard(record, "vi")).toMatchObject({ title: "Bản dịch", excerpt: "Original excerpt" });
    expect(toCard(record, "th").title).toBe("Original");
  });

  it("says which texts are the original, and nothing of others", () => {
    const of = (language: "en" | "vi" | "th") => {
      const card = toCard(record, language);
      return [langOf(card, "title"), langOf(card, "excerpt"), langOf(card, "image_alt")];
    };
    expect(of("en")).toEqual([undefined, undefined, undefined]);
    expect(of("vi")).toEqual([undefined, "en", undefined]);
    // The picture's description is empty: there is nothing to read.
    expect(of("th")).toEqual(["en", "en", undefined]);
    const whole = toCard({ ...record, excerpt_vi: "Tóm tắt" }, "vi");
    expect(whole).not.toHaveProperty("untranslated");
    expect(byTitle(whole)).toEqual({ slug: record.id, title: "Bản dịch" });
    expect(langOf(byTitle(toCard(record, "th")), "title")).toBe("en");
  });
});

describe("joinNewest", () => {
  const card = (day: number) => ({
    ...toCard({ ...record, published_at: `2026-01-${day}T00:00:00+00:00` }, "en"),
    slug: `${day}`,
  });
  const cards = (...days: number[]) => days.map(card);
  const days = (pages: number[][], newest?: number[]) =>
    joinNewest(
      pages.map((page) => cards(...page)),
      newest && cards(...newest),
    ).map(({ slug }) => Number(slug));

  it("puts new articles before the loaded ones, each article once", () => {
    expect(
      days(
        [
          [30, 29, 28],
          [27, 26, 25],
        ],
        [31, 30, 29],
      ),
    ).toEqual([31, 30, 29, 28, 27, 26, 25]);
    expect(
      days(
        [
          [30, 29, 28],
          [28, 27, 26],
        ],
        [31, 30, 29],
      ),
    ).toEqual([31, 30, 29, 28, 27, 26]);
  });

  it("has the article that ends the new page as it is now", () => {
    const before = cards(30, 29, 28, 27);
    const newest = cards(30, 29).map((one) => ({ ...one, title: "Corrected" }));
    const joined = joinNewest([before.slice(0, 2), before.slice(2)], newest);
    expect(joined.map(({ title }) => title)).toEqual([
      "Corrected",
      "Corrected",
      "Original",
      "Original",
    ]);
  });

  it("leaves out withdrawn articles", () => {
    expect(
      days(
        [
          [30, 29, 28],
          [27, 26, 25],
        ],
        [30, 28, 27],
      ),
    ).toEqual([30, 28, 27, 26, 25]);
    expect(days([[30, 29, 28]], [])).toEqual([]);
  });

  it("shows a feed of one page as it is now", () => {
    expect(days([[30, 29, 28]], [31, 30, 29])).toEqual([31, 30, 29]);
    expect(days([[30, 29, 28]])).toEqual([30, 29, 28]);
  });
});

describe("tabShows (spec §4)", () => {
  it("reloads Latest for any article, another tab only for its own category", () => {
    expect(tabShows("Latest", "Event")).toBe(true);
    expect(tabShows("Event", "Event")).toBe(true);
    expect(tabShows("Event", "Funding")).toBe(false);
    expect(tabShows("Event", null)).toBe(false);
  });
});
