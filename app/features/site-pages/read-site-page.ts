import type { Language } from "../../../contracts/languages.ts";
import type { SitePage } from "../../../contracts/site-pages.ts";
import type { Reader } from "../../platform/backend-context.tsx";

export type WrittenPage = { title: string; body: string; updatedAt: string };

type Row = { title: string; body: string; updated_at: string } & Partial<
  Record<`${"title" | "body"}_${Exclude<Language, "en">}`, string | null>
>;

/** A page that staff have written, in the reader's language where it is translated. */
export async function readSitePage(
  client: Reader,
  slug: SitePage,
  language: Language,
): Promise<WrittenPage | null> {
  const translated = language === "en" ? "" : `,title_${language},body_${language}`;
  const { data, error } = await client
    .from("site_pages")
    .select(`title,body,updated_at${translated}`)
    .eq("slug", slug)
    .maybeSingle()
    .overrideTypes<Row, { merge: false }>();
  if (error) throw error;
  if (!data) return null;
  const own = (name: "title" | "body") =>
    (language === "en" ? null : data[`${name}_${language}`]) || data[name];
  return { title: own("title"), body: own("body"), updatedAt: data.updated_at };
}
