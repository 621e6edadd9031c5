import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { FailedJob } from "../../contracts/desk/figures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { Moment } from "../ui/moment.tsx";

/** Mails and other jobs that keep failing; first on the screen, and absent while all is well. */
export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  const t = useMessages("deskToday");
  const number = numberFormat(LANGUAGE_TAGS[useLanguage()]);
  if (jobs.length === 0) return <p className="mt-3 text-sm">{t("nothingFails")}</p>;
  return (
    <section
      aria-labelledby="failing-heading"
      className="mt-5 rounded-2xl border border-alert bg-surface p-4"
    >
      <h2 id="failing-heading" className="text-lg font-bold">
        {t("failingTitle")}
      </h2>
      <p className="text-sm text-muted">{t("failingText")}</p>
      <div className="mt-2 overflow-x-auto">
        <table className="desk-table desk-table-cards tabular-nums">
          <thead>
            <tr>
              <th scope="col">{t("task")}</th>
              <th scope="col" className="!text-end">
                {t("triedAgain")}
              </th>
              <th scope="col" className="!text-end">
                {t("givenUp")}
              </th>
              <th scope="col">{t("lastError")}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.task}>
                <td className="whitespace-nowrap">
                  <code>{job.task}</code>
                  <span className="block text-muted">{t(job.isMail ? "isMail" : "isJob")}</span>
                </td>
                <td className="text-end" data-label={t("triedAgain")}>
                  {number.format(job.waiting)}
                </td>
                <td className="text-end" data-label={t("givenUp")}>
                  {number.format(job.givenUp)}
                </td>
                <td
                  className="min-w-64 wrap-anywhere max-md:col-span-full"
                  data-label={t("lastError")}
                >
                  {job.lastError}
                  <span className="block text-muted">
                    <Moment at={job.lastAt} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
