import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewestMonth } from "../market-reports/load-newest-month.server.ts";

const REPORTS = [
  { title: "reportInvestors", text: "reportInvestorsText", part: "insights", of: "figures" },
  { title: "reportStartups", text: "reportStartupsText", part: "highlights", of: "largest" },
] as const;

/** The two reports of spec §1, which says "coming soon" until the first exists. */
export function ComingReports({ month }: { month: NewestMonth | null | undefined }) {
  const t = useMessages("reports");
  return (
    <section aria-labelledby="reports-heading" className="frame mt-16">
      <h2 id="reports-heading" className="text-2xl font-bold">
        {t("reportsHeading")}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {REPORTS.map(({ title, text, part, of }) => (
          <li key={title} className="rounded-2xl border border-line bg-surface p-6">
            {month ? null : (
              <p className="text-sm font-semibold text-badge-event">{t("comingSoon")}</p>
            )}
            <h3 className="mt-1 text-xl font-bold">
              {month ? (
                <Link to={`/reports#${part}`} className="hover:underline">
                  {t(title)}
                </Link>
              ) : (
                t(title)
              )}
            </h3>
            <p className="mt-2 text-muted">{month ? month[of] : t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
