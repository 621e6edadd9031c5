import { useMessages } from "../../i18n/messages-context.tsx";

const REPORTS = [
  { title: "reportInvestors", text: "reportInvestorsText" },
  { title: "reportStartups", text: "reportStartupsText" },
] as const;

/** Announced reports that are not available yet (spec §1). */
export function ComingReports() {
  const t = useMessages("reports");
  return (
    <section aria-labelledby="reports-heading" className="frame mt-16">
      <h2 id="reports-heading" className="text-2xl font-bold">
        {t("reportsHeading")}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {REPORTS.map(({ title, text }) => (
          <li key={title} className="rounded-2xl border border-line bg-surface p-6">
            <p className="text-sm font-semibold text-badge-event">{t("comingSoon")}</p>
            <h3 className="mt-1 text-xl font-bold">{t(title)}</h3>
            <p className="mt-2 text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
