import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyResult } from "./company-result.tsx";
import type { SearchResults } from "./find-results.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import { NewsResult } from "./news-result.tsx";
import { searchAddress } from "./query.ts";
import { ResultGroup } from "./result-group.tsx";
import { SaveThisSearch } from "./save-this-search.tsx";
import { SearchBox } from "./search-box.tsx";
import type { SearchTerm } from "./search-terms.ts";
import { useFoundCount } from "./use-found-count.ts";

type Props = {
  query: string;
  terms: SearchTerm[];
  results: SearchResults;
  /** The only group that was searched. */
  only: SearchGroup | undefined;
  now: number;
};

export function SearchResultsPage(props: Props) {
  const { query, results, only } = props;
  const t = useMessages("search");
  const groups = SEARCH_GROUPS.filter(({ name }) => results[name].hits.length > 0);
  const besideNews = results.news.hits.length > 0 && groups.length > 1;
  const hasSamples = groups.some(({ name }) => results[name].hits.some((hit) => hit.isSample));
  return (
    <div className="frame py-8 md:py-10">
      <h1 className="mb-5 text-2xl leading-tight font-bold tracking-tight wrap-anywhere md:text-4xl">
        {t("resultsTitle", { query })}
      </h1>
      <SearchBox query={query} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {only ? <WholeGroup {...props} only={only} /> : <GroupLinks {...props} groups={groups} />}
        <SaveThisSearch query={query} only={only} />
      </div>
      {hasSamples ? <p className="mt-4 text-sm text-muted">{t("sampleNotice")}</p> : null}
      <div
        className={`mt-6 grid gap-x-10 gap-y-10 ${besideNews ? "lg:grid-cols-[3fr_2fr]" : ""} lg:items-start`}
      >
        {results.news.hits.length > 0 ? <NewsGroup {...props} group={SEARCH_GROUPS[0]} /> : null}
        <div className="grid gap-y-10">
          {groups.map((group) =>
            group.name === "news" ? null : (
              <CompanyGroup key={group.name} {...props} group={group} isWide={!besideNews} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

/** How many results each group has, with links: on a phone the groups are far apart. */
function GroupLinks({ results, groups }: Props & { groups: SearchGroup[] }) {
  const t = useMessages("search");
  const frame = useMessages("frame");
  const count = useFoundCount();
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t("groups")}>
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ name, heading }) => (
          <li key={name}>
            <a href={`#${name}-heading`} className="button button-quiet px-4 text-sm">
              {frame(heading)}
              <span className="font-normal text-muted">{count(results[name].found)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Above a single group: how much of it is shown, and a link back to all groups. */
function WholeGroup({ query, results, only }: Props & { only: SearchGroup }) {
  const t = useMessages("search");
  const count = useFoundCount();
  const { found, hits } = results[only.name];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted">
      <Link
        to={searchAddress(query)}
        className="inline-flex min-h-11 items-center font-medium text-leaf hover:underline"
      >
        {t("allGroups")}
      </Link>
      {found > hits.length ? (
        <span>{t("bestOf", { shown: hits.length, found: count(found) })}</span>
      ) : null}
    </p>
  );
}

function NewsGroup({ query, terms, results, only, now, group }: Props & { group: SearchGroup }) {
  const { found, hits } = results.news;
  return (
    <ResultGroup group={group} query={query} found={found} shown={only ? found : hits.length}>
      <ol className="divide-y divide-line">
        {hits.map((hit) => (
          <li key={hit.id}>
            <NewsResult hit={hit} terms={terms} now={now} />
          </li>
        ))}
      </ol>
    </ResultGroup>
  );
}

function CompanyGroup(
  props: Props & { group: SearchGroup & { name: "startups" | "investors" }; isWide: boolean },
) {
  const { query, terms, results, only, group, isWide } = props;
  const { found, hits } = results[group.name];
  return (
    <ResultGroup group={group} query={query} found={found} shown={only ? found : hits.length}>
      <ol
        className={`mt-4 grid gap-3 sm:grid-cols-2 ${isWide ? "lg:grid-cols-3" : "lg:grid-cols-1"}`}
      >
        {hits.map((hit) => (
          <li key={hit.id}>
            <CompanyResult hit={hit} path={group.path} terms={terms} />
          </li>
        ))}
      </ol>
    </ResultGroup>
  );
}
