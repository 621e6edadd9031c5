import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { RunFigures } from "../../contracts/desk/figures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

const MINUTE_S = 60;

/** How the week's runs ended, and how long people waited for them. */
export function RunsTable({ runs }: { runs: RunFigures[] }) {
  const t = useMessages("deskToday");
  const tag = LANGUAGE_TAGS[useLanguage()];
  const number = numberFormat(tag);
  const sayTime = (seconds: number | null) => {
    if (seconds === null) return "–";
    const inMinutes = seconds >= 2 * MINUTE_S;
    return numberFormat(tag, {
      style: "unit",
      unit: inMinutes ? "minute" : "second",
      unitDisplay: "short",
      maximumFractionDigits: seconds < 10 || (inMinutes && seconds < 10 * MINUTE_S) ? 1 : 0,
    }).format(inMinutes ? seconds / MINUTE_S : seconds);
  };
  return (
    <section aria-labelledby="runs-heading" className="mt-8">
      <h2 id="runs-heading" className="text-lg font-bold">
        {t("runsTitle")}
      </h2>
      <div className="mt-2 overflow-x-auto">
        <table className="desk-table desk-table-cards tabular-nums">
          <thead>
            <tr>
              <th scope="col">{t("service")}</th>
              {(["done", "failed", "doneBefore", "failedBefore", "median", "most"] as const).map(
                (column) => (
                  <th key={column} scope="col" className="!text-end">
                    {t(`runs_${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.service}>
                <th scope="row" className="!text-ink">
                  {t(`service_${run.service}`)}
                </th>
                <td className="text-end" data-label={t("runs_done")}>
                  {number.format(run.done)}
                </td>
                <td
                  className={`text-end ${run.failed > 0 ? "font-semibold text-alert" : ""}`}
                  data-label={t("runs_failed")}
                >
                  {number.format(run.failed)}
                </td>
                <td className="text-end text-muted" data-label={t("runs_doneBefore")}>
                  {number.format(run.doneBefore)}
                </td>
                <td className="text-end text-muted" data-label={t("runs_failedBefore")}>
                  {number.format(run.failedBefore)}
                </td>
                <td className="text-end" data-label={t("runs_median")}>
                  {sayTime(run.medianSeconds)}
                </td>
                <td className="text-end" data-label={t("runs_most")}>
                  {sayTime(run.mostSeconds)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
