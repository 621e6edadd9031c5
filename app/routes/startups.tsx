import { type ListState, STARTUPS } from "../../contracts/directory-view.ts";
import { directoryHead } from "../features/directory/directory-head.ts";
import { DirectoryPage } from "../features/directory/directory-page.tsx";
import { loadDirectory } from "../features/directory/load-directory.server.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { countStartups, readStartups } from "../features/startups/read-startups.ts";
import { StartupList } from "../features/startups/startup-list.tsx";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import type { Route } from "./+types/startups.ts";

export function loader({ request }: Route.LoaderArgs) {
  return loadDirectory(request, {
    directory: STARTUPS,
    read: readStartups,
    count: countStartups,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => directoryHead(STARTUPS, loaderData);

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
