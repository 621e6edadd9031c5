import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewestMonth } from "../market-reports/load-newest-month.server.ts";

const REPORTS = [
  { title: "reportInvestors", text: "reportInvestorsText", part: "insights" },
  { title: "reportStartups", text: "reportStartupsText", part: "highlights" },
] as const;

/**
 * The two reports of spec §1, which says "coming soon" until the first exists.
 * @param props.month undefined when nobody knows: it could not be read.
 */
export function ComingReports({ month }: { month: NewestMonth | null | undefined }) {
  const t = useMessages("reports");
  return (
    <section aria-labelledby="reports-heading" className="frame mt-16">
      <h2 id="reports-heading" className="text-2xl font-bold">
        {t("reportsHeading")}
      </h2>
      {month ? (
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span>{month.month}</span>
          {month.sum ? <span>{month.sum}</span> : null}
          <span>{month.rounds}</span>
        </p>
      ) : null}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {REPORTS.map(({ title, text, part }) => (
          <li key={title} className="rounded-2xl border border-line bg-surface p-6">
            {month === null ? <p className="text-sm text-muted">{t("comingSoon")}</p> : null}
            <h3 className="text-xl font-bold">
              {month ? (
                <Link to={`/reports#${part}`} className="hover:underline">
                  {t(title)}
                </Link>
              ) : (
                t(title)
              )}
            </h3>
            {month ? null : <p className="mt-2 text-muted">{t(text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
