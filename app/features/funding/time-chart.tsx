import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import type { PresentedChart } from "./present-chart.ts";
import type { PresentedTracker } from "./present-tracker.ts";

/** The figures of the period over time, with those of the previous period as a line. */
export function TimeChart({
  tracker,
  chart,
}: {
  tracker: PresentedTracker;
  chart: PresentedChart;
}) {
  const t = useMessages("funding");
  const columns = [
    t("columnWhen"),
    t(tracker.view.measure === "amount" ? "columnAmount" : "columnFigure"),
    ...(tracker.view.measure === "amount" ? [t("undisclosed")] : []),
    ...(chart.hasEarlier ? [t("columnEarlier")] : []),
  ];
  return (
    <ChartFigure
      title={chart.title}
      sentence={chart.sentence}
      legend={
        <div className="flex flex-wrap gap-x-5">
          {chart.hasEarlier ? (
            <EarlierLegend text={t("earlierLine", { days: tracker.days })} />
          ) : null}
          {chart.partial === "" ? null : <PartialLegend text={chart.partial} />}
        </div>
      }
      showTable={t("showTable")}
      table={{
        caption: chart.caption,
        columns,
        rows: chart.rows.map(({ key, when, href, figures }) => ({
          key,
          cells: [
            href === null ? when : <BucketLink key={key} to={href} text={when} />,
            ...figures,
          ],
        })),
      }}
    >
      <BarChart layout={chart.layout} label={chart.caption} />
      <Chosen chosen={chart.chosen} />
    </ChartFigure>
  );
}

/** The chosen bar, shown beside the chart because the list of rounds is further down. */
function Chosen({ chosen }: Pick<PresentedChart, "chosen">) {
  const t = useMessages("funding");
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4">
      {chosen ? (
        <>
          <strong className="font-semibold">{chosen.text}</strong>
          <ChosenLink to={chosen.rounds} text={t("showRounds")} />
          <ChosenLink to={chosen.whole} text={t("wholePeriod")} />
        </>
      ) : null}
    </p>
  );
}

function ChosenLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

function BucketLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="name-link inline-flex min-h-11 items-center">
      {text}
    </Link>
  );
}

function EarlierLegend({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted max-sm:hidden">
      <svg viewBox="0 0 24 2" className="w-6 opacity-60" aria-hidden="true" focusable="false">
        <path d="M0 1h24" stroke="var(--badge-event)" strokeWidth="2" />
      </svg>
      {text}
    </p>
  );
}

function PartialLegend({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className="hatched h-4 w-6 rounded-sm" />
      {text}
    </p>
  );
}
