import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type CardRecord, cardColumns, type NewsCard, toCard } from "./news-card.ts";

const SHOWN = 6;

/** The newest articles that mention a company. @throws the backend's error. */
export async function readMentions(
  client: Reader,
  company: { kind: "startup" | "investor"; id: string },
  language: Language,
): Promise<NewsCard[]> {
  const links = company.kind === "startup" ? "news_startups" : "news_investors";
  const { data, error } = await client
    .from("news")
    .select(`${cardColumns(language)},${links}!inner()`)
    .eq("is_published", true)
    .eq(`${links}.${company.kind}_id`, company.id)
    .order("published_at", { ascending: false })
    .order("id")
    .limit(SHOWN)
    .overrideTypes<CardRecord[], { merge: false }>();
  if (error) throw error;
  return data.map((record) => toCard(record, language));
}
