import { SEARCH_ALL_SIZE } from "../../../contracts/search.ts";
import type { Reader } from "../../platform/backend-context.tsx";

/** A company that a query names. */
export type NamedCompany = { kind: "startup" | "investor"; id: string };

type Found = { kind: string; id: string; tier: number };

/** Tiers of search_site: the query is the name, or its beginning. */
const NAME = 0;
const BEGINNING = 1;

/** The company whose name the query is, else the only one whose name begins with it. */
export function companyNamed(rows: readonly Found[]): NamedCompany | undefined {
  const named = rows.flatMap(({ kind, id, tier }) =>
    (kind === "startup" || kind === "investor") && tier <= BEGINNING
      ? [{ company: { kind, id } satisfies NamedCompany, tier }]
      : [],
  );
  const whole = named.filter(({ tier }) => tier === NAME);
  const [first, another] = whole.length > 0 ? whole : named;
  return another ? undefined : first?.company;
}

/**
 * The newest articles that mention a company, whatever their words.
 * @throws the backend's error.
 */
export async function findMentions(client: Reader, { kind, id }: NamedCompany): Promise<string[]> {
  const { data, error } = await client
    .from(kind === "startup" ? "news_startups" : "news_investors")
    .select("news!inner(id,is_published,published_at)")
    .filter(`${kind}_id`, "eq", id)
    .eq("news.is_published", true)
    .order("news(published_at)", { ascending: false })
    .order("news(id)")
    .limit(SEARCH_ALL_SIZE)
    .overrideTypes<{ news: { id: string } }[], { merge: false }>();
  if (error) throw error;
  return data.map(({ news }) => news.id);
}
