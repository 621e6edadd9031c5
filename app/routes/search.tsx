import { useEffect } from "react";
import { data, NavigationType, useNavigationType } from "react-router";
import { FOUND_NOTHING_HEADER, readSearchView } from "../../contracts/search.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { answerSearch, type SearchAnswer } from "../features/search/answer-search.server.ts";
import { SEARCH_GROUPS } from "../features/search/groups.ts";
import { commonLack } from "../features/search/lacking.ts";
import { NothingFound } from "../features/search/nothing-found.tsx";
import { readDiscovery } from "../features/search/read-discovery.server.ts";
import { countAll } from "../features/search/read-results.ts";
import { rememberSearch } from "../features/search/recent-searches.ts";
import { SearchResultsPage } from "../features/search/search-results-page.tsx";
import { SearchStart } from "../features/search/search-start.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { labeller, translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead, unlistedHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/search.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { query, group } = readSearchView(new URL(request.url).searchParams);
  const only = SEARCH_GROUPS.find(({ name }) => name === group);
  const shared = {
    language,
    messages: loadMessages(language, "search", "saved", "status"),
    query,
    only,
    siteUrl: publicBackendAddress().siteUrl,
    now: Date.now(),
  };
  const label = labeller(loadMessages(language, "labels"));
  const reader = visitorReader();
  const discover = () => readDiscovery(reader, language, label);
  if (query === "")
    return data({ ...shared, answer: null, failure: null, discovery: await discover() });
  try {
    const answer = await answerSearch(reader, { query, only, language, label });
    const isAnything = countAll(answer.results) > 0;
    const discovery = isAnything ? undefined : await discover();
    return data({ ...shared, answer, failure: null, discovery }, foundHeaders(answer));
  } catch (error) {
    const failure = readingFailure(error, "The search failed");
    return data({ ...shared, answer: null, failure, discovery: undefined }, failure.response);
  }
}

/** In the site's statistics, results with only some of the words count as nothing found. */
function foundHeaders({ counts, results }: SearchAnswer) {
  const isFound = Object.values(counts).some((count) => count > 0);
  const lack = commonLack(SEARCH_GROUPS.map(({ name }) => results[name]));
  return isFound && !lack ? undefined : { headers: { [FOUND_NOTHING_HEADER]: "1" } };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Search engines see all searches as one page; one without results is not listed. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.search) return [];
  const t = translator<"search">(loaderData.language, loaderData.messages.search);
  const { query, answer, failure, language, siteUrl } = loaderData;
  const title = query === "" ? t("startMetaTitle") : t("resultsMetaTitle", { query });
  if (failure || (answer && countAll(answer.results) === 0)) return unlistedHead(title);
  return pageHead({ siteUrl, path: "/search", language, title, description: t("metaDescription") });
};

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { messages, query, only, answer, failure, discovery, now } = loaderData;
  // Going back or reloading is not a new search: forgotten searches stay forgotten.
  const isNew = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (isNew && query !== "") rememberSearch(query);
  }, [isNew, query]);
  return (
    <MessagesProvider messages={messages}>
      {failure ? (
        <ReadingFailed failure={failure} />
      ) : answer === null ? (
        <SearchStart discovery={discovery} now={now} />
      ) : countAll(answer.results) > 0 ? (
        <SearchResultsPage query={query} only={only} now={now} {...answer} />
      ) : (
        <NothingFound
          query={query}
          only={only}
          near={answer.near}
          leads={answer.leads}
          discovery={discovery}
          now={now}
        />
      )}
    </MessagesProvider>
  );
}
