import type { Language } from "../../../contracts/languages.ts";
import {
  SEARCH_ALL_SIZE,
  SEARCH_GROUP_SIZE,
  type SearchGroupName,
} from "../../../contracts/search.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { paidApart } from "../news/paid-apart.ts";
import { type CompanyHit, readInvestorHits, readStartupHits } from "./company-hit.ts";
import { type DealHit, readDealHits } from "./deal-hit.ts";
import { companyNamed, findMentions, type NamedCompany } from "./find-mentions.ts";
import { countOf, type Found, type FoundRow, idsOf } from "./found-rows.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import type { LacksOf } from "./lacking.ts";
import { type NewsHit, readNewsHits } from "./news-hit.ts";
import { type PersonHit, readPersonHits } from "./person-hit.ts";
import type { SearchTerm } from "./search-terms.ts";
import { withMatchTold } from "./told-match.ts";

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

/** How results are shown. */
export type Shown = {
  /** The values in the query. */
  values: string[];
  terms: SearchTerm[];
  language: Language;
  /** Names a value of the closed lists in the reader's language. */
  label(value: string): string;
  lacksOf: LacksOf;
  /** Only this group, and more of it. */
  group: SearchGroup | undefined;
};

/**
 * Reads the details of what was found, and counts it.
 * @throws the backend's error.
 */
export async function readResults(
  client: Reader,
  { overview, rows }: Found,
  shown: Shown,
): Promise<{ results: SearchResults; counts: FoundCounts }> {
  const { group } = shown;
  const size = group ? SEARCH_ALL_SIZE : SEARCH_GROUP_SIZE;
  const company = companyNamed(overview);

  const readGroup = async <Hit extends { id: string }>(
    kind: SearchGroup["kind"],
    read: (ids: string[]) => Promise<Hit[]>,
  ): Promise<Group<Hit>> => {
    const ids = idsOf(rows, kind).slice(0, size);
    return {
      found: countOf(rows, kind),
      hits: inOrder(ids, ids.length > 0 ? await read(ids) : []),
    };
  };
  const readNews = async () => {
    const isShown = group === undefined || group.kind === "news";
    const { ids, found } = await withMentions(client, isShown ? rows : overview, company);
    const first = isShown ? ids.slice(0, size) : [];
    const hits = first.length > 0 ? await readNewsHits(client, { ...shown, ids: first }) : [];
    const shownHits = paidApart(inOrder(first, hits));
    return { count: found, group: { found: isShown ? found : 0, hits: shownHits } };
  };

  const [news, startups, investors, deals, people] = await Promise.all([
    readNews(),
    readGroup("startup", async (ids) =>
      withMatchTold(client, "startup", await readStartupHits(client, { ...shown, ids }), shown),
    ),
    readGroup("investor", async (ids) =>
      withMatchTold(client, "investor", await readInvestorHits(client, { ...shown, ids }), shown),
    ),
    readGroup("deal", (ids) => readDealHits(client, { ...shown, ids })),
    readGroup("person", (ids) => readPersonHits(client, { ...shown, ids })),
  ]);
  return {
    results: {
      news: news.group,
      startups,
      investors,
      deals,
      people,
      company: group ? undefined : company,
    },
    counts: {
      news: news.count,
      startups: countOf(overview, "startup"),
      investors: countOf(overview, "investor"),
      deals: countOf(overview, "deal"),
      people: countOf(overview, "person"),
    },
  };
}

function inOrder<Hit extends { id: string }>(ids: string[], hits: Hit[]): Hit[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The articles that match; if these are few, those that mention the company follow. */
async function withMentions(client: Reader, rows: FoundRow[], company: NamedCompany | undefined) {
  const matching = idsOf(rows, "news");
  const found = countOf(rows, "news");
  if (!company || found > SEARCH_GROUP_SIZE) return { ids: matching, found };
  const ids = [...new Set([...matching, ...(await findMentions(client, company))])];
  return { ids, found: ids.length };
}

export function countAll(results: SearchResults): number {
  return SEARCH_GROUPS.reduce((sum, { name }) => sum + results[name].found, 0);
}
