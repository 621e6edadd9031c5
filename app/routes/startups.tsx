import { STARTUP_SORTS } from "../../contracts/directory.ts";
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
      page={page}
      words={{
        title: t("startupsTitle"),
        intro: t("startupsIntro"),
        namePlaceholder: t("startupNamePlaceholder"),
      }}
      groups={[
        { parameter: "country", legend: t("country"), values: choices.country ?? [] },
        {
          parameter: "round",
          legend: t("ventureRound"),
          values: choices.round ?? [],
          areSteps: true,
        },
        { parameter: "industry", legend: t("industry"), values: choices.industry ?? [] },
      ]}
      sortNames={STARTUP_SORTS.map((sort) => ({ sort, name: t(SORT_NAMES[sort]) }))}
      countText={(count) => t("startupsFound", { count })}
      rangeText={(range, count) => t("startupsShown", { range, count })}
    >
      <StartupList
        rows={page.rows}
        caption={t("startupsTitle")}
        sorting={{ directory: STARTUPS, state }}
      />
    </DirectoryPage>
  );
}

const SORT_NAMES = {
  newest: "sortNewest",
  name: "sortName",
  name_desc: "sortNameDown",
  funding: "sortFunding",
  funding_asc: "sortFundingUp",
  latest_round: "sortLatestRound",
  latest_round_asc: "sortLatestRoundUp",
} as const satisfies Record<(typeof STARTUP_SORTS)[number], string>;
