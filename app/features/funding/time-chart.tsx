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
    t("columnFigure"),
    ...(tracker.view.measure === "amount" ? [t("undisclosed")] : []),
    ...(chart.hasEarlier ? [t("columnEarlier")] : []),
  ];
  return (
    <ChartFigure
      title={chart.title}
      sentence={chart.sentence}
      legend={
        chart.hasEarlier ? <EarlierLegend text={t("earlierLine", { days: tracker.days })} /> : null
      }
      showTable={t("showTable")}
      table={{
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
      <BarChart layout={chart.layout} label={chart.title} />
    </ChartFigure>
  );
}

function BucketLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-leaf hover:underline">
      {text}
    </Link>
  );
}

function EarlierLegend({ text }: { text: string }) {
  return (
    <p className="mt-1 flex items-center gap-2 text-sm text-muted">
      <svg viewBox="0 0 24 2" className="w-6" aria-hidden="true" focusable="false">
        <path d="M0 1h24" stroke="var(--badge-event)" strokeWidth="2" />
      </svg>
      {text}
    </p>
  );
}
