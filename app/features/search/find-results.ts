import type { Language } from "../../../contracts/languages.ts";
import { SEARCH_ALL_SIZE, SEARCH_GROUP_SIZE } from "../../../contracts/search.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type CompanyHit, readInvestorHits, readStartupHits } from "./company-hit.ts";
import type { SearchGroup } from "./groups.ts";
import { type NewsHit, readNewsHits } from "./news-hit.ts";
import type { SearchTerm } from "./search-terms.ts";

type Group<Hit> = {
  /** How many there are, up to SEARCH_COUNT_BOUND. */
  found: number;
  /** The best ones, best first. */
  hits: Hit[];
};

export type SearchResults = {
  news: Group<NewsHit>;
  startups: Group<CompanyHit>;
  investors: Group<CompanyHit>;
};

export type Search = {
  query: string;
  segmented: string | undefined;
  terms: SearchTerm[];
  language: Language;
  /** Names a value of the closed lists to the reader. */
  label(value: string): string;
  /** Only this group, and more of it. */
  group: SearchGroup | undefined;
};

/**
 * Asks the database what matches, then reads the details to show.
 * @throws the backend's error; with code 57014 when the search took too long.
 */
export async function findResults(client: Reader, search: Search): Promise<SearchResults> {
  const { query, segmented, group } = search;
  const { data, error } = await client.rpc(
    "search_site",
    {
      query,
      segmented,
      kind: group?.kind,
      page_size: group ? SEARCH_ALL_SIZE : SEARCH_GROUP_SIZE,
    },
    { get: true },
  );
  if (error) throw error;

  const readGroup = async <Hit extends { id: string }>(
    kind: SearchGroup["kind"],
    read: (ids: string[]) => Promise<Hit[]>,
  ): Promise<Group<Hit>> => {
    const rows = data.filter((row) => row.kind === kind).sort((a, b) => a.place - b.place);
    if (rows.length === 0) return { found: 0, hits: [] };
    const ids = rows.map((row) => row.id);
    const hits = new Map((await read(ids)).map((hit) => [hit.id, hit]));
    return { found: rows[0]?.found ?? 0, hits: ids.flatMap((id) => hits.get(id) ?? []) };
  };

  const [news, startups, investors] = await Promise.all([
    readGroup("news", (ids) => readNewsHits(client, { ...search, ids })),
    readGroup("startup", (ids) => readStartupHits(client, { ...search, ids })),
    readGroup("investor", (ids) => readInvestorHits(client, { ...search, ids })),
  ]);
  return { news, startups, investors };
}

export function countAll(results: SearchResults): number {
  return results.news.found + results.startups.found + results.investors.found;
}
