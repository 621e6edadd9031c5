import { expect, it } from "vitest";
import { NEWS_PAGE_SIZE } from "../../../contracts/news-feed.ts";
import { type CardRecord, type NewsCard, toCard } from "./news-card.ts";
import { cardsOf, readAfresh } from "./read-afresh.ts";

/** An article for each number; the highest number is the newest. */
function card(number: number, changes: Partial<CardRecord> = {}): NewsCard {
  const day = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
  return toCard(
    {
      id: "9d0f0b57-0000-4000-8000-000000000000",
      slug: `${number}`,
      title: "Original",
      excerpt: "",
      image: null,
      image_alt: "",
      category: null,
      published_at: `${day}T00:00:00+00:00`,
      created_at: `${day}T00:00:00+00:00`,
      is_sample: false,
      ...changes,
    },
    "en",
  );
}

const from = (highest: number, lowest: number) =>
  Array.from({ length: highest - lowest + 1 }, (_, at) => card(highest - at));
const pagesOf = (cards: NewsCard[]) =>
  Array.from({ length: Math.ceil(cards.length / NEWS_PAGE_SIZE) }, (_, page) =>
    pageOf(cards, page),
  );
const pageOf = (cards: NewsCard[], page: number) =>
  cards.slice(page * NEWS_PAGE_SIZE, (page + 1) * NEWS_PAGE_SIZE);
const slugs = (cards: NewsCard[]) => cards.map(({ slug }) => Number(slug));

/** What is shown once the site has `now`, and which pages were read for that. */
async function refreshed(shown: NewsCard[], now: NewsCard[], firstPage = 0) {
  const read: number[] = [];
  const cards = await readAfresh({
    shown,
    pages: Math.ceil(shown.length / NEWS_PAGE_SIZE),
    firstPage,
    readPage: async (page) => {
      read.push(page);
      return pageOf(now, page);
    },
  });
  return { cards, read };
}

it("puts new articles before the loaded ones, and reads no more than they take", async () => {
  const { cards, read } = await refreshed(from(12, 1), from(14, 1));
  expect(slugs(cards)).toEqual(slugs(from(14, 1)));
  expect(read).toEqual([0]);
});

it("misses none where more have come than a page holds", async () => {
  const { cards, read } = await refreshed(from(18, 1), from(28, 1));
  expect(slugs(cards)).toEqual(slugs(from(28, 1)));
  expect(read).toEqual([0, 1]);
});

it("misses none where more have come than had been loaded: the feed is as deep as before", async () => {
  const { cards, read } = await refreshed(from(12, 1), from(40, 1));
  expect(slugs(cards)).toEqual(slugs(from(40, 29)));
  expect(read).toEqual([0, 1]);
  // Pages loaded from here continue it.
  const feed = { cards, of: 2 };
  const pages = [...pagesOf(from(12, 1)), pageOf(from(40, 1), 2)];
  expect(slugs(cardsOf(pages, feed))).toEqual(slugs(from(40, 23)));
});

it("misses none of those that an earlier refresh had read", async () => {
  const first = await refreshed(from(18, 1), from(24, 1));
  const second = await refreshed(first.cards, from(28, 1));
  expect(slugs(second.cards)).toEqual(slugs(from(28, 1)));
});

it("is not misled by an old article that was published anew", async () => {
  const again = card(2, { published_at: "2026-03-01T00:00:00+00:00" });
  const others = from(28, 1).filter(({ slug }) => slug !== "2");
  const { cards } = await refreshed(from(18, 1), [again, ...others]);
  expect(slugs(cards)).toEqual([2, ...slugs(others)]);
});

it("has each article as it is now, and leaves out withdrawn ones", async () => {
  const now = from(12, 1)
    .filter(({ slug }) => slug !== "11")
    .map((one) => ({ ...one, title: "Corrected" }));
  const { cards } = await refreshed(from(12, 1), now);
  expect(slugs(cards)).toEqual([12, ...slugs(from(10, 1))]);
  expect(cards.map(({ title }) => title)).toEqual([
    ...Array(6).fill("Corrected"),
    ...Array(5).fill("Original"),
  ]);
  expect(slugs((await refreshed(from(12, 1), [])).cards)).toEqual([]);
});

it("shows a feed of one page as it is now", async () => {
  const { cards } = await refreshed(from(6, 1), from(7, 1));
  expect(slugs(cards)).toEqual(slugs(from(7, 2)));
});

it("begins where the reader has begun", async () => {
  const { cards, read } = await refreshed(from(12, 1), from(20, 1), 1);
  expect(slugs(cards)).toEqual(slugs(from(14, 1)));
  expect(read).toEqual([1]);
});

it("shows each loaded article once, after a refresh or without one", () => {
  const pages = [from(12, 7), from(8, 3)];
  expect(slugs(cardsOf(pages, undefined))).toEqual(slugs(from(12, 3)));
  expect(slugs(cardsOf(pages, { cards: from(13, 7), of: 1 }))).toEqual(slugs(from(13, 3)));
});
