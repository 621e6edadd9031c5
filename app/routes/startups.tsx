import { data } from "react-router";
import { DirectoryPage } from "../features/directory/directory-page.tsx";
import { type ListState, listAddress, readListState } from "../features/directory/list-state.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { countStartups, readStartups, STARTUPS } from "../features/startups/read-startups.ts";
import { StartupList } from "../features/startups/startup-list.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/startups.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const state = readListState(new URL(request.url).searchParams, STARTUPS);
  const { siteUrl } = publicBackendAddress();
  const messages = loadMessages(language, "directory", "labels", "saved");
  const shared = { language, messages, siteUrl, state };
  const reader = visitorReader();
  try {
    const [page, facets] = await Promise.all([
      readStartups(reader, state),
      countStartups(reader, state),
    ]);
    return data({ ...shared, list: { page, facets }, failure: null });
  } catch (error) {
    const failure = readingFailure(error, "The startups could not be read");
    return data({ ...shared, list: null, failure }, failure.response);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.directory) return [];
  const t = translator<"directory">(loaderData.language, loaderData.messages.directory);
  return pageHead({
    siteUrl: loaderData.siteUrl,
    path: listAddress(STARTUPS, loaderData.state),
    language: loaderData.language,
    title: t("startupsMetaTitle"),
    description: t("startupsMetaDescription"),
  });
};

export default function Startups({ loaderData }: Route.ComponentProps) {
  const { messages, state, list, failure } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {list ? <StartupDirectory state={state} {...list} /> : <ReadingFailed failure={failure} />}
    </MessagesProvider>
  );
}

type Lists = {
  page: Awaited<ReturnType<typeof readStartups>>;
  facets: Awaited<ReturnType<typeof countStartups>>;
};

function StartupDirectory({ state, page, facets }: { state: ListState } & Lists) {
  const t = useMessages("directory");
  const { choices } = STARTUPS;
  return (
    <DirectoryPage
      directory={STARTUPS}
      state={state}
      facets={facets}
      page={{ count: page.rows.length, next: page.next, previous: page.previous }}
      words={{
        title: t("startupsTitle"),
        intro: t("startupsIntro"),
        namePlaceholder: t("startupNamePlaceholder"),
      }}
      groups={[
        { parameter: "country", legend: t("country"), values: choices.country ?? [] },
        { parameter: "round", legend: t("ventureRound"), values: choices.round ?? [] },
        { parameter: "industry", legend: t("industry"), values: choices.industry ?? [] },
      ]}
      sortName={(sort) => t(SORT_NAMES[sort] ?? "sortNewest")}
      countText={(count) => t("startupsFound", { count })}
    >
      <StartupList rows={page.rows} caption={t("startupsTitle")} />
    </DirectoryPage>
  );
}

const SORT_NAMES: Record<string, "sortNewest" | "sortName" | "sortFunding" | "sortLatestRound"> = {
  newest: "sortNewest",
  name: "sortName",
  funding: "sortFunding",
  latest_round: "sortLatestRound",
};
