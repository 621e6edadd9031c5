import type { Language } from "../../../contracts/languages.ts";
import { FETCH_LIMITS } from "./fetch-document.ts";
import { type FoundFeed, findFeed } from "./find-feed.ts";
import { type ArticleVisit, readArticle } from "./read-article.ts";
import { type FeedVisit, readFeed } from "./read-feed.ts";
import { openRobots } from "./robots.ts";

/** Visits to publishers, as far as their robots.txt allows. */
export type Feeds = {
  visit(
    address: string,
    language: Language,
    known: { etag: string; lastModified: string },
  ): Promise<FeedVisit>;
  article(address: string, language: Language): Promise<ArticleVisit>;
  find(address: string, language: Language): Promise<FoundFeed>;
  /** How long the address's host wants us to wait between two requests. */
  pauseMs(address: string): Promise<number>;
};

/** @param agent who we are, such as `Benih/1.0 (+https://benih.example)` */
export function openFeeds(agent: string, changed: Partial<typeof FETCH_LIMITS> = {}): Feeds {
  const limits = { ...FETCH_LIMITS, ...changed };
  const robots = openRobots({ agent, limits });
  const means = { agent, limits, robots };
  return {
    visit: (address, language, known) => readFeed(address, language, means, known),
    article: (address, language) => readArticle(address, language, means),
    find: (address, language) => findFeed(address, language, means),
    pauseMs: async (address) => (await robots.permission(new URL(address))).pauseMs,
  };
}
