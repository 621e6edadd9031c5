import { data } from "react-router";
import { DirectoryPage } from "../features/directory/directory-page.tsx";
import { type ListState, listAddress, readListState } from "../features/directory/list-state.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { InvestorList } from "../features/investors/investor-list.tsx";
import { countInvestors, INVESTORS, readInvestors } from "../features/investors/read-investors.ts";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/investors.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const state = readListState(new URL(request.url).searchParams, INVESTORS);
  const { siteUrl } = publicBackendAddress();
  const messages = loadMessages(language, "directory", "labels", "saved");
  const shared = { language, messages, siteUrl, state };
  const reader = visitorReader();
  try {
    const [page, facets] = await Promise.all([
      readInvestors(reader, state),
      countInvestors(reader, state),
    ]);
    return data({ ...shared, list: { page, facets }, failure: null });
  } catch (error) {
    const failure = readingFailure(error, "The investors could not be read");
    return data({ ...shared, list: null, failure }, failure.response);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.directory) return [];
  const t = translator<"directory">(loaderData.language, loaderData.messages.directory);
  return pageHead({
    siteUrl: loaderData.siteUrl,
    path: listAddress(INVESTORS, loaderData.state),
    language: loaderData.language,
    title: t("investorsMetaTitle"),
    description: t("investorsMetaDescription"),
  });
};

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
