import { NEWS_PAGE_SIZE } from "../../../contracts/news-feed.ts";
import type { NewsCard } from "./news-card.ts";

/** What is shown after a refresh, in place of the pages that had been loaded. */
export type FreshFeed = { cards: NewsCard[]; of: number };

/** The cards of the loaded pages; each article once, because a new one shifts the pages after it. */
export function cardsOf(pages: NewsCard[][], fresh: FreshFeed | undefined): NewsCard[] {
  return once(fresh ? [...fresh.cards, ...pages.slice(fresh.of).flat()] : pages.flat());
}

/**
 * Reads what is shown again from the beginning, until it meets what had been loaded: nothing
 * between the two is missing. If they do not meet within as many pages as had been loaded, these
 * pages become the feed, as deep as before. New articles come first, and withdrawn ones are gone as
 * far as was read.
 */
export async function readAfresh(feed: {
  shown: NewsCard[];
  /** How many pages have been loaded. */
  pages: number;
  firstPage: number;
  readPage(page: number): Promise<NewsCard[]>;
}): Promise<NewsCard[]> {
  const { shown, pages, firstPage, readPage } = feed;
  const known = new Map(shown.map((card) => [card.slug, card.publishedAt]));
  const fresh: NewsCard[] = [];
  for (let at = 0; at < pages; at += 1) {
    const page = await readPage(firstPage + at);
    fresh.push(...page);
    const end = page.at(-1);
    // The feed ends here; or it is one page, and the next one will be read as of now.
    if (!end || page.length < NEWS_PAGE_SIZE || pages === 1) break;
    // At the same time, too: an old article may have been published again.
    const meets = page.some(({ slug, publishedAt }) => known.get(slug) === publishedAt);
    if (!meets) continue;
    const rest = shown.filter(({ publishedAt }) => publishedAt <= end.publishedAt);
    return once([...fresh, ...rest]);
  }
  return once(fresh);
}

/** The latest reading comes first, and is the one that counts. */
function once(cards: NewsCard[]): NewsCard[] {
  const bySlug = new Map<string, NewsCard>();
  for (const card of cards) if (!bySlug.has(card.slug)) bySlug.set(card.slug, card);
  return [...bySlug.values()];
}
