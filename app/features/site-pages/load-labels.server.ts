import type { Language } from "../../../contracts/languages.ts";
import { NEWS_MAKERS, type NewsMaker } from "../../../contracts/news-feed.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { byline } from "../news/byline.ts";
import {
  byTitle,
  type CardRecord,
  cardColumns,
  type TitledArticle,
  toCard,
} from "../news/news-card.ts";
import { type Source, sourcesOf } from "../news/read-article.ts";

/** A way of making articles, in the words of their head, and the newest article made that way. */
export type Label = TitledArticle & { text: string };

/**
 * For articles put together by software, written by a model, and by a person, if there are any.
 * @throws the backend's error.
 */
export async function loadLabels(client: Reader, language: Language): Promise<Label[]> {
  return (await Promise.all(NEWS_MAKERS.map((maker) => labelOf(client, language, maker)))).flat();
}

type Found = CardRecord & { author: string; sources: Source[]; source_url: string | null };

async function labelOf(client: Reader, language: Language, madeBy: NewsMaker): Promise<Label[]> {
  const t = loadTranslator(language, "article");
  const { data, error } = await client
    .from("news")
    .select(`${cardColumns(language)},author,sources,source_url`)
    .eq("is_published", true)
    .eq("made_by", madeBy)
    // A paid article is no example.
    .in("category", ["Event", "Funding", "Insight"])
    .order("published_at", { ascending: false })
    .order("id")
    .limit(1)
    .maybeSingle()
    .overrideTypes<Found, { merge: false }>();
  if (error) throw error;
  if (!data) return [];
  const text = byline(t, { madeBy, author: data.author, sources: sourcesOf(data) });
  return [{ ...byTitle(toCard(data, language)), text }];
}
