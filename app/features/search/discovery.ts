import type { NewsCard } from "../news/news-card.ts";

/** A sector or country with a page of its own, and how many startups it has. */
export type Subject = { name: string; to: string; found: number };

/** What there is to browse without a search. */
export type Discovery = {
  sectors: Subject[];
  countries: Subject[];
  news: NewsCard[];
  startups: { slug: string; name: string; logo: string; tagline: string; taglineLang?: string }[];
};
