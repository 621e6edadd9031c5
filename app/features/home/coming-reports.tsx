import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewestMonth } from "../market-reports/load-newest-month.server.ts";

const REPORTS = [
  { title: "reportInvestors", text: "reportInvestorsText", part: "insights" },
  { title: "reportStartups", text: "reportStartupsText", part: "highlights" },
] as const;

/**
 * The two reports of spec §1, "coming soon" until the first exists.
 * @param props.month undefined when it could not be read.
 */
export function ComingReports({ month }: { month: NewestMonth | null | undefined }) {
  const t = useMessages("reports");
  return (
    <section aria-labelledby="reports-heading" className="frame mt-8">
      <h2 id="reports-heading" className="text-2xl font-bold">
        {t("reportsHeading")}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 rounded-2xl border border-line bg-surface p-6 md:grid-cols-2">
        {month ? (
          <li className="text-muted md:col-span-full">
            {month.name}
            <span className="block font-display text-2xl font-bold text-ink">{month.sum}</span>
            {month.rounds}
          </li>
        ) : null}
        {REPORTS.map(({ title, text, part }) => (
          <li key={title}>
            {month === null ? <p className="text-sm text-muted">{t("comingSoon")}</p> : null}
            <h3 className="text-xl font-bold">
              {month ? (
                <Link to={`/reports#${part}`} className="text-leaf hover:underline">
                  {t(title)}
                </Link>
              ) : (
                t(title)
              )}
            </h3>
            <p className="mt-2 text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
