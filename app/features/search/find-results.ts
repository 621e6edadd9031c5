import type { Language } from "../../../contracts/languages.ts";
import {
  SEARCH_ALL_SIZE,
  SEARCH_GROUP_SIZE,
  type SearchGroupName,
} from "../../../contracts/search.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type CompanyHit, readInvestorHits, readStartupHits } from "./company-hit.ts";
import { type DealHit, readDealHits } from "./deal-hit.ts";
import { companyNamed, findMentions, type NamedCompany } from "./find-mentions.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import { type NewsHit, readNewsHits } from "./news-hit.ts";
import { type PersonHit, readPersonHits } from "./person-hit.ts";
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
  deals: Group<DealHit>;
  people: Group<PersonHit>;
  /** The company that the query names. */
  company: NamedCompany | undefined;
};

/** How many each group has, up to SEARCH_COUNT_BOUND. */
export type FoundCounts = Record<SearchGroupName, number>;

export type Search = {
  query: string;
  segmented: string | undefined;
  /** The query as values of the closed lists; several are alternatives. */
  readings: string[];
  /** The values in it. */
  values: string[];
  terms: SearchTerm[];
  language: Language;
  /** Names a value of the closed lists to the reader. */
  label(value: string): string;
  /** Only this group, and more of it. */
  group: SearchGroup | undefined;
};

/**
 * Asks the database what matches, then reads the details to show.
 * @param named the company that the query names, where only a group is sought and cannot tell.
 * @throws the backend's error; with code 57014 when the search took too long.
 */
export async function findResults(
  client: Reader,
  search: Search,
  named?: NamedCompany,
): Promise<SearchResults> {
  const { group } = search;
  const size = group ? SEARCH_ALL_SIZE : SEARCH_GROUP_SIZE;
  const rows = await ask(client, search, { kind: group?.kind, page_size: size });
  const company = group ? undefined : companyNamed(rows);

  const readGroup = async <Hit extends { id: string }>(
    kind: SearchGroup["kind"],
    read: (ids: string[]) => Promise<Hit[]>,
  ): Promise<Group<Hit>> => {
    const ofKind = rows.filter((row) => row.kind === kind).sort((a, b) => a.place - b.place);
    if (ofKind.length === 0) return { found: 0, hits: [] };
    const ids = ofKind.map((row) => row.id);
    const hits = new Map((await read(ids)).map((hit) => [hit.id, hit]));
    return { found: ofKind[0]?.found ?? 0, hits: ids.flatMap((id) => hits.get(id) ?? []) };
  };

  const [news, startups, investors, deals, people] = await Promise.all([
    readNews(client, search, { rows, company: named ?? company, size }),
    readGroup("startup", (ids) => readStartupHits(client, { ...search, ids })),
    readGroup("investor", (ids) => readInvestorHits(client, { ...search, ids })),
    readGroup("deal", (ids) => readDealHits(client, { ...search, ids })),
    readGroup("person", (ids) => readPersonHits(client, { ids })),
  ]);
  return { news, startups, investors, deals, people, company };
}

/**
 * How many each group has, whichever is shown, and the company that the query names.
 * @throws as findResults.
 */
export async function countFound(client: Reader, search: Search) {
  const rows = await ask(client, search, { page_size: SEARCH_GROUP_SIZE });
  const company = companyNamed(rows);
  const news = await withMentions(client, rows, company);
  const counts = countsOf((kind) =>
    kind === "news" ? news.found : (rows.find((row) => row.kind === kind)?.found ?? 0),
  );
  return { counts, company };
}

async function readNews(
  client: Reader,
  search: Search,
  { rows, company, size }: { rows: Row[]; company: NamedCompany | undefined; size: number },
): Promise<Group<NewsHit>> {
  const { ids, found } = await withMentions(client, rows, company);
  if (ids.length === 0) return { found, hits: [] };
  const shown = ids.slice(0, size);
  const hits = await readNewsHits(client, { ...search, ids: shown });
  return { found, hits: shown.flatMap((id) => hits.find((hit) => hit.id === id) ?? []) };
}

/** The articles that match; where these are few, those that mention the company follow. */
async function withMentions(client: Reader, rows: Row[], company: NamedCompany | undefined) {
  const ofNews = rows.filter((row) => row.kind === "news").sort((a, b) => a.place - b.place);
  const matching = ofNews.map(({ id }) => id);
  const found = ofNews[0]?.found ?? 0;
  if (!company || found > SEARCH_GROUP_SIZE) return { ids: matching, found };
  const ids = [...new Set([...matching, ...(await findMentions(client, company))])];
  return { ids, found: ids.length };
}

export function countsIn(results: SearchResults): FoundCounts {
  return countsOf((_kind, name) => results[name].found);
}

function countsOf(
  count: (kind: SearchGroup["kind"], name: SearchGroupName) => number,
): FoundCounts {
  const counts: FoundCounts = { news: 0, startups: 0, investors: 0, deals: 0, people: 0 };
  for (const { kind, name } of SEARCH_GROUPS) counts[name] = count(kind, name);
  return counts;
}

type Row = Awaited<ReturnType<typeof ask>>[number];

async function ask(
  client: Reader,
  { query, segmented, readings }: Search,
  asked: { kind?: SearchGroup["kind"] | undefined; page_size: number },
) {
  const { data, error } = await client.rpc(
    "search_site",
    { query, segmented, ...(readings.length > 0 ? { meant: readings } : {}), ...asked },
    { get: true },
  );
  if (error) throw error;
  return data;
}

export function countAll(results: SearchResults): number {
  return SEARCH_GROUPS.reduce((sum, { name }) => sum + results[name].found, 0);
}
