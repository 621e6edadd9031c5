import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type SplitRow, SplitTable } from "../../ui/charts/split-table.tsx";
import { Headline } from "../../ui/headline.tsx";
import { Icon } from "../../ui/icons.tsx";
import { ReportLink } from "../report/report-link.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { DealsTable } from "./deals-table.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { MonthsChart } from "./months-chart.tsx";
import type { Neighbour } from "./present-neighbours.ts";
import type { PresentedReport } from "./present-report.ts";
import { Highlights, Insights } from "./report-lists.tsx";

/** A report of a month, or of a year so far. */
export function ReportPage(props: {
  report: PresentedReport;
  /** Words of the tracker that its charts need. */
  showTable: string;
  showRounds: string;
  /** In the reader's language; null without one. */
  pdf: string | null;
  address: string;
  neighbours: Neighbour[];
}) {
  const { report, showTable, showRounds, pdf, address, neighbours } = props;
  const t = useMessages("marketReport");
  const reports = useMessages("reports");
  const words = { figureColumn: t("rounds"), showRounds };
  return (
    <article className="frame py-6 md:py-10">
      <header>
        <Link
          to="/reports"
          className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
        >
          {t("allReports")}
        </Link>
        <h1 className="mt-1 max-w-4xl text-3xl leading-tight font-bold tracking-tight md:text-5xl">
          <Headline text={report.title} />
        </h1>
        <p className="mt-4 max-w-3xl text-lg md:text-xl">{report.lead}</p>
        <p className="mt-3 max-w-3xl text-sm text-muted">{report.made}</p>
        <SampleNotice shown={report.isSample} />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {pdf === null ? null : (
            <a href={pdf} className="button button-leaf">
              <Icon name="download" className="size-4" />
              {t("downloadPdf")}
            </a>
          )}
          <ShareMenu title={report.title} address={address} brief />
        </div>
      </header>
      <div className="mt-8">
        <KeyFigures label={t("keyFigures")} figures={report.figures} />
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {report.charts.map((chart) => (
          <MonthsChart key={chart.title} chart={chart} showTable={showTable} />
        ))}
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-2">
        <div className="grid content-start gap-12">
          <Split
            heading={t("byCountry")}
            column={t("columnCountry")}
            rows={report.countries}
            {...words}
          />
          <Split heading={t("byKind")} column={t("columnRound")} rows={report.kinds} {...words} />
        </div>
        <Split
          heading={t("bySector")}
          column={t("columnSector")}
          rows={report.sectors}
          note={t("sectorNote")}
          {...words}
          figureColumn={t("amount")}
        />
      </div>
      {report.largest.length === 0 ? null : (
        <section className="mt-14">
          <h2 className="text-2xl font-bold">{t("largestHeading")}</h2>
          <DealsTable caption={t("largestHeading")} deals={report.largest} />
          <p className="mt-4">
            <Link to={report.rows} className="button button-quiet text-sm">
              {t("trackerLink")}
            </Link>
          </p>
        </section>
      )}
      <section id="insights" className="mt-14">
        <h2 className="text-2xl font-bold">{reports("reportInvestors")}</h2>
        <Insights report={report} />
      </section>
      <section id="highlights" className="mt-14">
        <h2 className="text-2xl font-bold">{reports("reportStartups")}</h2>
        <Highlights report={report} />
      </section>
      <section className="mt-14 rounded-2xl bg-sunken p-6">
        <h2 className="text-xl font-bold">{t("countedHeading")}</h2>
        <p className="mt-2 max-w-prose text-muted">{t("countedText")}</p>
      </section>
      {neighbours.length === 0 ? null : (
        <nav aria-label={t("otherPages")} className="mt-8">
          <ul className="flex flex-wrap gap-3">
            {neighbours.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="button button-quiet text-sm">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ReportLink path={report.path} text={t("reportMistake")} />
    </article>
  );
}

function Split(props: {
  heading: string;
  column: string;
  rows: SplitRow[];
  note?: string;
  figureColumn: string;
  showRounds: string;
}) {
  const { heading, column, rows, note = "", figureColumn, showRounds } = props;
  return (
    <SplitTable
      heading={heading}
      rows={rows}
      words={{
        nameColumn: column,
        figureColumn,
        changeColumn: "",
        changeMeans: note,
        caption: heading,
        showRounds,
      }}
    />
  );
}
