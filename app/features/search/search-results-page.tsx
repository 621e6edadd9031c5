import { useMessages } from "../../i18n/messages-context.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { BestMatch, bestMatch } from "./best-match.tsx";
import { CompanyResult } from "./company-result.tsx";
import { DealResult } from "./deal-result.tsx";
import { emptyGroups } from "./empty-groups.ts";
import { EmptyGroupsLine } from "./empty-groups-line.tsx";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import { commonLack } from "./lacking.ts";
import { LeadLinks } from "./lead-links.tsx";
import type { Leads } from "./leads.ts";
import { NewsResult } from "./news-result.tsx";
import { PersonResult } from "./person-result.tsx";
import { searchAddress } from "./query.ts";
import type { FoundCounts, SearchResults } from "./read-results.ts";
import { ResultGroup } from "./result-group.tsx";
import { type Result, ResultSets } from "./result-sets.tsx";
import { SaveThisSearch } from "./save-this-search.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchNotice } from "./search-notice.tsx";
import type { SearchTerm } from "./search-terms.ts";
import { useFoundCount } from "./use-found-count.ts";
import { useGroupName } from "./use-group-name.ts";

type Props = {
  query: string;
  /** What was searched for: the query, or as it was probably meant. */
  meant: string;
  /** Only similar names were found. */
  isNear: boolean;
  terms: SearchTerm[];
  results: SearchResults;
  counts: FoundCounts;
  leads: Leads;
  /** The kind of thing that the query names. */
  named: SearchGroup["kind"] | undefined;
  /** The only group that is shown. */
  only: SearchGroup | undefined;
  now: number;
};

export function SearchResultsPage(props: Props) {
  const { query, meant, isNear, results, only, leads, named } = props;
  const t = useMessages("search");
  const best = bestMatch(meant, results);
  const groups = SEARCH_GROUPS.filter(({ name }) =>
    results[name].hits.some(({ id }) => id !== best?.hit.id),
  ).toSorted((one, other) => Number(other.kind === named) - Number(one.kind === named));
  const empty = emptyGroups(props.counts, {
    only,
    named,
    isNear,
    isCompany: best !== undefined || results.company !== undefined,
    lists: leads.lists,
  });
  const lack = commonLack(SEARCH_GROUPS.map(({ name }) => results[name]));
  const shared = { ...props, best: best?.hit.id, isLackSaid: lack?.words !== undefined };
  const hasSamples = groups.some(({ name }) => results[name].hits.some((hit) => hit.isSample));
  return (
    <div className="frame py-4 md:py-10">
      <div className="mb-3 flex items-center justify-between gap-3 md:mb-5">
        <h1 className="min-w-0 text-xl leading-tight font-bold tracking-tight wrap-anywhere md:text-4xl">
          {t(meant === query ? "resultsTitle" : "meantTitle", { query: meant })}
        </h1>
        {/* Only its icon on a phone: the title needs the line. */}
        <div className="shrink-0 max-sm:*:!px-3 max-sm:[&_span]:sr-only">
          <SaveThisSearch query={query} only={only} />
        </div>
      </div>
      <SearchBox key={query} query={query} />
      <SearchNotice query={query} meant={meant} isNear={isNear} lack={lack} />
      {best ? <BestMatch {...best} /> : null}
      <LeadLinks leads={leads} />
      <div className="mt-2 md:mt-6">
        <GroupTabs {...props} />
      </div>
      {only ? <BestOf {...props} only={only} /> : null}
      <div className="mt-4 grid grid-cols-1 gap-y-10 md:mt-6">
        {groups.map((group) => (
          <Group key={group.name} {...shared} group={group} />
        ))}
      </div>
      <div className="mt-8">
        <EmptyGroupsLine groups={empty} />
      </div>
      <SampleNotice shown={hasSamples} className="mt-3 " />
    </div>
  );
}

/** All results, or those of one group; the counts are at the groups' headings. */
function GroupTabs({ query, counts, only }: Props) {
  const t = useMessages("search");
  const nameOf = useGroupName();
  const groups = SEARCH_GROUPS.filter(({ name }) => counts[name] > 0);
  return (
    <Tabs
      runsOn
      label={t("groups")}
      tabs={[
        { to: searchAddress(query), text: t("allTab"), isCurrent: only === undefined },
        ...groups.map((group) => ({
          to: searchAddress(query, group.name),
          text: nameOf(group),
          isCurrent: only?.name === group.name,
        })),
      ]}
    />
  );
}

/** Above a single group: how much of it is shown. */
function BestOf({ results, only }: Props & { only: SearchGroup }) {
  const t = useMessages("search");
  const count = useFoundCount();
  const { found, hits } = results[only.name];
  if (found <= hits.length) return null;
  return (
    <p className="mt-3 text-muted">{t("bestOf", { shown: hits.length, found: count(found) })}</p>
  );
}

type GroupProps = Props & {
  group: SearchGroup;
  /** The id of the result shown above all groups. */
  best: string | undefined;
  /** What every result lacks is said above all groups. */
  isLackSaid: boolean;
};

/** News are rows, the others cards. */
const ROWS = "grid grid-cols-1 gap-x-10 *:border-b *:border-line lg:grid-cols-2";
const CARDS = "mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3";

function Group(props: GroupProps) {
  const { query, results, only, group, leads } = props;
  const t = useMessages("search");
  const { found, hits } = results[group.name];
  // Pages of industries and countries count one year, and each round once, unlike these results.
  const isByIndustry = leads.filters.some(({ parameter }) => parameter === "industry");
  const scope =
    leads.filters.length === 0
      ? undefined
      : t(isByIndustry ? "dealsEachIndustry" : "dealsAllYears");
  return (
    <ResultGroup
      group={group}
      query={query}
      found={found}
      shown={only ? found : hits.length}
      scope={group.name === "deals" ? scope : undefined}
    >
      <ResultSets
        name={group.name}
        isSaid={props.isLackSaid}
        layout={group.name === "news" ? ROWS : CARDS}
      >
        {resultsOf(props)}
      </ResultSets>
    </ResultGroup>
  );
}

function resultsOf({ group, results, best, terms, now }: GroupProps): Result[] {
  switch (group.name) {
    case "news":
      return results.news.hits.map((hit) => ({
        ...hit,
        shown: <NewsResult hit={hit} terms={terms} now={now} />,
      }));
    case "deals":
      return results.deals.hits.map((hit) => ({
        ...hit,
        shown: <DealResult hit={hit} terms={terms} />,
      }));
    case "people":
      return results.people.hits.map((hit) => ({
        ...hit,
        shown: <PersonResult hit={hit} terms={terms} />,
      }));
    default:
      return results[group.name].hits
        .filter(({ id }) => id !== best)
        .map((hit) => ({
          ...hit,
          shown: <CompanyResult hit={hit} path={group.path} terms={terms} />,
        }));
  }
}
