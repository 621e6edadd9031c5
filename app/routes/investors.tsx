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
      page={{ count: page.rows.length, next: page.next, previous: page.previous }}
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
      sortName={(sort) => t(SORT_NAMES[sort] ?? "sortNewest")}
      countText={(count) => t("investorsFound", { count })}
    >
      <InvestorList rows={page.rows} caption={t("investorsTitle")} />
    </DirectoryPage>
  );
}

const SORT_NAMES: Record<string, "sortNewest" | "sortName" | "sortActivity"> = {
  newest: "sortNewest",
  name: "sortName",
  activity: "sortActivity",
};
