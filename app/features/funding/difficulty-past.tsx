import { useMessages } from "../../i18n/messages-context.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../ui/charts/line-chart.tsx";
import type { PresentedPast } from "./present-past.ts";

/** The index over its last periods. */
export function DifficultyPast({ past }: { past: PresentedPast }) {
  const t = useMessages("funding");
  return (
    <ChartFigure
      title={past.title}
      sentence={past.sentence}
      showTable={t("showTable")}
      table={{
        columns: [t("columnWhen"), t("measureDifficulty")],
        rows: past.rows.map(({ key, when, figure }) => ({ key, cells: [when, figure] })),
      }}
    >
      <LineChart layout={past.layout} label={past.title} />
    </ChartFigure>
  );
}
