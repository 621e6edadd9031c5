import type { Language } from "../../../contracts/languages.ts";
import { NEWS_PAGE_SIZE, type NewsTab } from "../../../contracts/news-feed.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type CardRecord, cardColumns, type NewsCard, toCard } from "./news-card.ts";

/**
 * One page of the feed (spec §7, Read news): published articles of the tab's category, newest
 * first.
 * @param page counted from 0.
 * @throws the backend's error, so that the caller's retries see it.
 */
export async function readNews(
  client: Reader,
  query: { tab: NewsTab; page: number; language: Language },
): Promise<NewsCard[]> {
  const first = query.page * NEWS_PAGE_SIZE;
  let request = client
    .from("news")
    .select(cardColumns(query.language))
    .eq("is_published", true)
    .order("published_at", { ascending: false })
    // Orders articles of the same moment, so that no page repeats or skips one.
    .order("id");
  if (query.tab !== "Latest") request = request.eq("category", query.tab);
  const { data, error } = await request
    .range(first, first + NEWS_PAGE_SIZE - 1)
    .overrideTypes<CardRecord[], { merge: false }>();
  if (error) throw error;
  return data.map((record) => toCard(record, query.language));
}
