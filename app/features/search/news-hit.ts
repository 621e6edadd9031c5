import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type NewsCard, type NewsRecord, toCard } from "../news/news-card.ts";
import { type Elsewhere, findElsewhere, type Wording } from "./elsewhere.ts";
import type { Lacking, LacksOf } from "./lacking.ts";
import type { SearchTerm } from "./search-terms.ts";

export type NewsHit = NewsCard & Lacking & { id: string; elsewhere?: Elsewhere };

const COLUMNS =
  "id,slug,title,title_zh,title_vi,title_th,title_id,excerpt,excerpt_zh,excerpt_vi,excerpt_th,excerpt_id,image,image_alt,image_alt_zh,image_alt_vi,image_alt_th,image_alt_id,category,published_at,created_at,is_sample";

/** Reads the articles that a search found, in any order. */
export async function readNewsHits(
  client: Reader,
  search: { ids: string[]; language: Language; terms: SearchTerm[]; lacksOf: LacksOf },
): Promise<NewsHit[]> {
  const { ids, language, terms } = search;
  const { data, error } = await client
    .from("news")
    .select(COLUMNS)
    .eq("is_published", true)
    .in("id", ids);
  if (error) throw error;
  return data.map((record) => {
    const card = { ...toCard(record, language), id: record.id };
    const wordings = [wording(record, "title"), wording(record, "excerpt")];
    const elsewhere = findElsewhere([card.title, card.excerpt], wordings, terms);
    return { ...card, elsewhere, ...search.lacksOf("news", record.id) };
  });
}

export function wording(record: Partial<NewsRecord>, field: "title" | "excerpt"): Wording {
  return Object.fromEntries(
    LANGUAGES.map((each) => [each, each === "en" ? record[field] : record[`${field}_${each}`]]),
  );
}
