import type { ReportedPage } from "../../../contracts/mistakes.ts";
import type { Reader } from "../../platform/backend-context.tsx";

/** What a reported page is called; null for none, and where there is no such page. */
export async function readTitle(
  client: Reader,
  { kind, slug }: ReportedPage,
): Promise<string | null> {
  if (kind === "article") {
    const { data, error } = await client
      .from("news")
      .select("title")
      .eq("is_published", true)
      .eq("slug", slug)
      .maybeSingle();
    if (error) throw error;
    return data?.title ?? null;
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
