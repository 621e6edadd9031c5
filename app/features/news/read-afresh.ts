import { NEWS_PAGE_SIZE } from "../../../contracts/news-feed.ts";
import type { NewsCard } from "./news-card.ts";

/** What is shown after a refresh, in place of the first pages that had been loaded. */
export type FreshFeed = { cards: NewsCard[]; of: number };

/** What is shown of the loaded pages; each article once, because a new one shifts the pages behind it. */
export function cardsOf(pages: NewsCard[][], fresh: FreshFeed | undefined): NewsCard[] {
  return once(fresh ? [...fresh.cards, ...pages.slice(fresh.of).flat()] : pages.flat());
}

/**
 * What is shown, read again from its beginning until that meets what had been loaded: nothing between the two is
 * missing. Where they do not meet within as many pages as had been loaded, these pages are the feed now, as deep
 * as it was. New articles come first, and withdrawn ones are gone as far as was read.
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
    // The feed ends here, or it is one page, and the next one is read as of now.
    if (!end || page.length < NEWS_PAGE_SIZE || pages === 1) break;
    // At the same place in time: an old article may have been published anew.
    const meets = page.some(({ slug, publishedAt }) => known.get(slug) === publishedAt);
    if (!meets) continue;
    const rest = shown.filter(({ publishedAt }) => publishedAt <= end.publishedAt);
    return once([...fresh, ...rest]);
  }
  return once(fresh);
}

/** What was read last comes first, and is the one that counts. */
function once(cards: NewsCard[]): NewsCard[] {
  const bySlug = new Map<string, NewsCard>();
  for (const card of cards) if (!bySlug.has(card.slug)) bySlug.set(card.slug, card);
  return [...bySlug.values()];
}
