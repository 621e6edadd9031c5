import { describe, expect, it } from "vitest";
import { byTitle, type CardRecord, langOf, toCard } from "./news-card.ts";
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

describe("tabShows (spec §4)", () => {
  it("reloads Latest for any article, another tab only for its own category", () => {
    expect(tabShows("Latest", "Event")).toBe(true);
    expect(tabShows("Event", "Event")).toBe(true);
    expect(tabShows("Event", "Funding")).toBe(false);
    expect(tabShows("Event", null)).toBe(false);
  });
});
