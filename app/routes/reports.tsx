import { data } from "react-router";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { presentListed } from "../features/market-reports/present-neighbours.ts";
import { presentReport } from "../features/market-reports/present-report.ts";
import { listReports, readReport } from "../features/market-reports/read-reports.ts";
import { reportWords } from "../features/market-reports/report-words.ts";
import { ReportsPage } from "../features/market-reports/reports-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/reports.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "marketReport", "reports", "status");
  const words = reportWords(language, {
    ...messages,
    ...loadMessages(language, "funding", "labels"),
  });
  const { siteUrl } = publicBackendAddress();
  const shared = { language, siteUrl, messages, showTable: words.t("showTable") };
  const reader = visitorReader();
  try {
    const all = await listReports(reader);
    const month = all.find(({ kind }) => kind === "month");
    const newest = month && (await readReport(reader, "month", month.period));
    return data({
      ...shared,
      newest: newest ? presentReport(words, "month", newest) : null,
      others: presentListed(
        words,
        all.filter((report) => report !== month),
      ),
      failure: null,
    });
  } catch (error) {
    const failure = readingFailure(error, "The reports could not be read");
    return data({ ...shared, newest: null, others: [], failure }, failure.response);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.marketReport) return [];
  const { language, siteUrl, newest } = loaderData;
  const t = translator<"marketReport">(language, loaderData.messages.marketReport);
  return pageHead({
    siteUrl,
    path: "/reports",
    language,
    title: t("listMeta"),
    description: t("listLead"),
    ...(newest && {
      image: { url: `${siteUrl}/og${newest.path}.png?lang=${language}`, alt: newest.title },
    }),
  });
};

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { messages, newest, showTable, others, failure } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {failure ? (
        <ReadingFailed failure={failure} />
      ) : (
        <ReportsPage newest={newest} showTable={showTable} others={others} />
      )}
    </MessagesProvider>
  );
}
