import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { MonthsChart } from "./months-chart.tsx";
import type { Neighbour } from "./present-neighbours.ts";
import type { PresentedReport } from "./present-report.ts";
import { Highlights, Insights } from "./report-lists.tsx";

/**
 * All reports, the newest month large, with its insights for investors and highlights of startups
 * (spec §1).
 */
export function ReportsPage(props: {
  /** Null until the first exists. */
  newest: PresentedReport | null;
  showTable: string;
  others: Neighbour[];
}) {
  const { newest, showTable, others } = props;
  const t = useMessages("marketReport");
  const reports = useMessages("reports");
  return (
    <div className="frame py-4 md:py-10">
      <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{t("listTitle")}</h1>
      <p className="mt-1 max-w-3xl text-muted md:mt-3 md:text-lg">{t("listLead")}</p>
      <SampleNotice shown={newest?.isSample ?? false} />
      {newest ? <Newest report={newest} showTable={showTable} /> : null}
      <section id="insights" className="mt-14">
        <h2 className="text-2xl font-bold">{reports("reportInvestors")}</h2>
        {newest ? <Insights report={newest} /> : <Coming text={reports("reportInvestorsText")} />}
      </section>
      <section id="highlights" className="mt-14">
        <h2 className="text-2xl font-bold">{reports("reportStartups")}</h2>
        {newest ? <Highlights report={newest} /> : <Coming text={reports("reportStartupsText")} />}
      </section>
      {others.length === 0 ? null : (
        <section className="mt-14">
          <h2 className="text-2xl font-bold">{t("otherReports")}</h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {others.map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex h-full min-h-11 items-center rounded-2xl border border-line bg-surface p-4 font-semibold hover:border-leaf"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Newest({ report, showTable }: { report: PresentedReport; showTable: string }) {
  const t = useMessages("marketReport");
  return (
    <section
      aria-labelledby="newest-report"
      className="mt-4 rounded-2xl border border-line bg-surface p-5 md:p-8"
    >
      <p className="text-sm font-semibold text-badge-event">{t("latest")}</p>
      <h2 id="newest-report" className="mt-1 text-2xl font-bold md:text-4xl">
        <Link to={report.path} className="hover:underline">
          <Headline text={report.title} />
        </Link>
      </h2>
      <p className="mt-3 max-w-3xl md:text-lg">{report.lead}</p>
      <p className="mt-2 text-sm text-muted">{report.made}</p>
      <div className="mt-6">
        <KeyFigures label={t("keyFigures")} figures={report.figures} />
      </div>
      <div className="mt-8">
        {report.charts.slice(0, 1).map((chart) => (
          <MonthsChart key={chart.title} chart={chart} showTable={showTable} />
        ))}
      </div>
      <p className="mt-6">
        <Link to={report.path} className="button button-leaf">
          {t("readReport")}
        </Link>
      </p>
    </section>
  );
}

function Coming({ text }: { text: string }) {
  const t = useMessages("reports");
  return (
    <>
      <p className="mt-2 text-sm font-semibold text-badge-event">{t("comingSoon")}</p>
      <p className="mt-1 text-muted">{text}</p>
    </>
  );
}
