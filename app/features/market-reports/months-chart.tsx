import { Link } from "react-router";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import type { MonthsChart as Presented } from "./present-months.ts";

/** Months side by side, each linked to its rounds; below the bars their table. */
export function MonthsChart({ chart, showTable }: { chart: Presented; showTable: string }) {
  return (
    <ChartFigure
      title={chart.title}
      sentence={chart.sentence}
      legend={
        chart.partial === "" ? null : (
          <p className="mt-1 flex items-center gap-2 text-sm text-muted">
            <span aria-hidden="true" className="hatched h-4 w-6 rounded-sm" />
            {chart.partial}
          </p>
        )
      }
      showTable={showTable}
      table={{
        columns: chart.columns,
        rows: chart.rows.map(({ key, when, href, figures }) => ({
          key,
          cells: [
            href === null ? (
              when
            ) : (
              <Link key={key} to={href} className="name-link inline-flex min-h-11 items-center">
                {when}
              </Link>
            ),
            ...figures,
          ],
        })),
      }}
    >
      <BarChart layout={chart.layout} label={chart.title} />
    </ChartFigure>
  );
}
