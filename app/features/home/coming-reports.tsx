import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewestMonth } from "../market-reports/load-newest-month.server.ts";

const REPORTS = [
  { title: "reportInvestors", text: "reportInvestorsText", part: "insights", Shown: MonthFigures },
  { title: "reportStartups", text: "reportStartupsText", part: "highlights", Shown: LargestRounds },
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
      {month ? <p className="text-muted">{month.month}</p> : null}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {REPORTS.map(({ title, text, part, Shown }) => (
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
            {month ? <Shown month={month} /> : <p className="mt-2 text-muted">{t(text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MonthFigures({ month }: { month: NewestMonth }) {
  const { sum, rounds } = month;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3 text-muted">
      {sum ? <span className="font-display text-3xl font-bold text-ink">{sum}</span> : null}
      {rounds}
    </p>
  );
}

function LargestRounds({ month }: { month: NewestMonth }) {
  return (
    <ul className="mt-3 grid gap-1">
      {month.largest.map(({ name, amount }) => (
        <li key={`${name} ${amount}`} className="flex justify-between gap-4">
          {name}
          <span className="text-muted">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
