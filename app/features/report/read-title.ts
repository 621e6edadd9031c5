import type { Language } from "../../../contracts/languages.ts";
import type { ReportedPage } from "../../../contracts/mistakes.ts";
import { translated } from "../../i18n/translated.ts";
import type { Reader } from "../../platform/backend-context.tsx";

/** The title of a reported page, in the reader's language; null for none, and if there is no such page. */
export async function readTitle(
  client: Reader,
  { kind, slug }: ReportedPage,
  language: Language,
): Promise<string | null> {
  if (kind === "article") {
    const { data, error } = await client
      .from("news")
      .select("title, title_zh, title_vi, title_th, title_id")
      .eq("is_published", true)
      .eq("slug", slug)
      .maybeSingle();
    if (error) throw error;
    return data && translated(data, "title", language);
  }
  if (kind !== "startup" && kind !== "investor") return null;
  const { data, error } = await client
    .from(kind === "startup" ? "startups" : "investors")
    .select("name")
    .eq("is_published", true)
    .eq("slug", slug)
    .maybeSingle();
  if (error) throw error;
  return data?.name ?? null;
}
