import { INVESTOR_SORTS } from "../../contracts/directory.ts";
import { INVESTORS, type ListState } from "../../contracts/directory-view.ts";
import { directoryHead } from "../features/directory/directory-head.ts";
import { DirectoryPage } from "../features/directory/directory-page.tsx";
import { loadDirectory } from "../features/directory/load-directory.server.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { InvestorList } from "../features/investors/investor-list.tsx";
import { countInvestors, readInvestors } from "../features/investors/read-investors.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import type { Route } from "./+types/investors.ts";

export function loader({ request }: Route.LoaderArgs) {
  return loadDirectory(request, {
    directory: INVESTORS,
    read: readInvestors,
    count: countInvestors,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => directoryHead(INVESTORS, loaderData);

export default function Investors({ loaderData }: Route.ComponentProps) {
  const { messages, state, list, failure } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {list ? <InvestorDirectory state={state} {...list} /> : <ReadingFailed failure={failure} />}
    </MessagesProvider>
  );
}

type Lists = {
  page: Awaited<ReturnType<typeof readInvestors>>;
  facets: Awaited<ReturnType<typeof countInvestors>>;
};

function InvestorDirectory({ state, page, facets }: { state: ListState } & Lists) {
  const t = useMessages("directory");
  const { choices } = INVESTORS;
  return (
    <DirectoryPage
      directory={INVESTORS}
      state={state}
      facets={facets}
      page={page}
      words={{
        title: t("investorsTitle"),
        intro: t("investorsIntro"),
        namePlaceholder: t("investorNamePlaceholder"),
      }}
      groups={[
        { parameter: "type", legend: t("investorType"), values: choices.type ?? [] },
        {
          parameter: "country",
          legend: t("country"),
          values: choices.country ?? [],
          hidesEmpty: true,
        },
        { parameter: "industry", legend: t("targetIndustry"), values: choices.industry ?? [] },
      ]}
      sortNames={INVESTOR_SORTS.map((sort) => ({ sort, name: t(SORT_NAMES[sort]) }))}
      countText={(count) => t("investorsFound", { count })}
      rangeText={(range, count) => t("investorsShown", { range, count })}
    >
      <InvestorList
        rows={page.rows}
        caption={t("investorsTitle")}
        sorting={{ directory: INVESTORS, state }}
      />
    </DirectoryPage>
  );
}

const SORT_NAMES = {
  newest: "sortNewest",
  name: "sortName",
  name_desc: "sortNameDown",
  deals: "sortDeals",
  deals_asc: "sortDealsUp",
  activity: "sortActivity",
  activity_asc: "sortActivityUp",
} as const satisfies Record<(typeof INVESTOR_SORTS)[number], string>;
