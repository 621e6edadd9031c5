import { data, Link } from "react-router";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { readReportAddress } from "../../contracts/market-reports.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { presentNeighbours } from "../features/market-reports/present-neighbours.ts";
import { type PresentedReport, presentReport } from "../features/market-reports/present-report.ts";
import { listReports, readReport } from "../features/market-reports/read-reports.ts";
import { ReportPage } from "../features/market-reports/report-page.tsx";
import { reportWords } from "../features/market-reports/report-words.ts";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead, publisherOf, unlistedHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import { StatusPage } from "../ui/status-page.tsx";
import type { Route } from "./+types/market-report.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "marketReport", "reports", "share", "status");
  const words = reportWords(language, {
    ...messages,
    ...loadMessages(language, "funding", "labels"),
  });
  const { siteUrl } = publicBackendAddress();
  const shared = {
    language,
    siteUrl,
    messages,
    showTable: words.t("showTable"),
    showRounds: words.t("showRounds"),
  };
  const nothing = { report: null, kind: null, span: null, neighbours: [] };
  const named = readReportAddress(params.period);
  if (!named) return data({ ...shared, ...nothing, failure: null }, { status: 404 });
  const reader = visitorReader();
  try {
    const [found, all] = await Promise.all([
      readReport(reader, named.kind, named.period),
      listReports(reader),
    ]);
    if (!found) return data({ ...shared, ...nothing, failure: null }, { status: 404 });
    const { from, to } = found.figures;
    return data({
      ...shared,
      kind: named.kind,
      span: { from, to },
      report: presentReport(words, named.kind, found),
      neighbours: presentNeighbours(words, all, named),
      failure: null,
    });
  } catch (error) {
    const failure = readingFailure(error, "The report could not be read");
    return data({ ...shared, ...nothing, failure }, failure.response);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.marketReport) return [];
  const { language, siteUrl, report, span, kind } = loaderData;
  const t = translator<"marketReport">(language, loaderData.messages.marketReport);
  if (!report) return unlistedHead(t("metaTitle", { title: t("notFoundTitle") }));
  const image = `${siteUrl}/og${report.path}.png?lang=${language}`;
  return pageHead({
    siteUrl,
    path: report.path,
    language,
    title: t("metaTitle", { title: report.title }),
    description: report.lead,
    image: { url: image, alt: report.title },
    kind: "article",
    jsonLd: reportJsonLd(report, { siteUrl, image, tag: LANGUAGE_TAGS[language], span, kind }),
  });
};

/** A report is a text about figures, which are a data set of their own. */
function reportJsonLd(
  report: PresentedReport,
  page: {
    siteUrl: string;
    image: string;
    tag: string;
    span: { from: string; to: string };
    kind: "month" | "year";
  },
) {
  const url = page.siteUrl + report.path;
  const publisher = publisherOf(page.siteUrl);
  return {
    "@context": "https://schema.org",
    "@type": "Report",
    name: report.title,
    description: report.lead,
    url,
    inLanguage: page.tag,
    image: [page.image],
    datePublished: report.madeAt,
    author: [publisher],
    publisher,
    digitalSourceType: "https://schema.org/AlgorithmicMediaDigitalSource",
    isAccessibleForFree: true,
    mainEntity: {
      "@type": "Dataset",
      name: report.title,
      description: report.lead,
      url,
      isAccessibleForFree: true,
      temporalCoverage: `${page.span.from}/${page.span.to}`,
      spatialCoverage: "Southeast Asia",
      creator: publisher,
      variableMeasured: report.figures.map(({ name, figure }) => ({
        "@type": "PropertyValue",
        name,
        value: figure,
      })),
      ...(page.kind === "month" && {
        distribution: [
          {
            "@type": "DataDownload",
            contentUrl: `${url}.pdf`,
            encodingFormat: "application/pdf",
          },
        ],
      }),
    },
  };
}

export default function MarketReport({ loaderData }: Route.ComponentProps) {
  const { messages, report, kind, failure, language, siteUrl, showTable, showRounds, neighbours } =
    loaderData;
  return (
    <MessagesProvider messages={messages}>
      {report ? (
        <ReportPage
          report={report}
          showTable={showTable}
          showRounds={showRounds}
          pdf={kind === "month" ? `${report.path}.pdf?lang=${language}` : null}
          address={`${siteUrl}${report.path}?lang=${language}`}
          neighbours={neighbours}
        />
      ) : failure ? (
        <ReadingFailed failure={failure} />
      ) : (
        <ReportNotFound />
      )}
    </MessagesProvider>
  );
}

function ReportNotFound() {
  const t = useMessages("marketReport");
  return (
    <StatusPage scene="unsprouted" title={t("notFoundTitle")} text={t("notFoundText")}>
      <Link to="/reports" className="button button-leaf">
        {t("allReports")}
      </Link>
    </StatusPage>
  );
}
