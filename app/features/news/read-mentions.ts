import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type CardRecord, cardColumns, type NewsCard, toCard } from "./news-card.ts";

const SHOWN = 6;

/**
 * The newest articles that mention a company, starting from its links: starting from the articles
 * would scan all of them.
 * @throws the backend's error.
 */
export async function readMentions(
  client: Reader,
  company: { kind: "startup" | "investor"; id: string },
  language: Language,
): Promise<NewsCard[]> {
  const links = company.kind === "startup" ? "news_startups" : "news_investors";
  const { data, error } = await client
    .from(links)
    .select(`news!inner(${cardColumns(language)})`)
    .filter(`${company.kind}_id`, "eq", company.id)
    .eq("news.is_published", true)
    .order("news(published_at)", { ascending: false })
    .order("news(id)")
    .limit(SHOWN)
    .overrideTypes<{ news: CardRecord }[], { merge: false }>();
  if (error) throw error;
  return data.map(({ news }) => toCard(news, language));
}
