import { Link } from "react-router";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortAmount } from "../../i18n/money.ts";
import { translated } from "../../i18n/translated.ts";
import { CompanyLogo } from "../directory/company-logo.tsx";
import { Sample } from "../directory/sample.tsx";
import { Tags } from "../directory/tags.tsx";
import type { StartupRow } from "./read-startups.ts";

/** A dense table on desktop; on phones each row is a card (app.css, company-table). */
export function StartupList({ rows, caption }: { rows: StartupRow[]; caption: string }) {
  const t = useMessages("directory");
  return (
    <table className="company-table mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columnStartup")}</th>
          <th scope="col">{t("industry")}</th>
          <th scope="col">{t("ventureRound")}</th>
          <th scope="col">{t("country")}</th>
          <th scope="col" className="lg:text-end">
            {t("raised")}
          </th>
          <th scope="col" className="lg:text-end">
            {t("latestRound")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StartupListRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function StartupListRow({ row }: { row: StartupRow }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr>
      <th scope="row" className="company-name">
        <CompanyLogo name={row.name} logo={row.logo} />
        <span className="min-w-0">
          <Link to={`/startups/${row.slug}`} className="company-link">
            {row.name}
          </Link>{" "}
          <Sample shown={row.is_sample} />
          <span className="block text-sm font-normal text-muted">
            {translated(row, "tagline", language)}
          </span>
        </span>
      </th>
      <td data-label={t("industry")}>
        <Tags values={row.industries} />
      </td>
      <td data-label={t("ventureRound")}>{label(row.venture_round)}</td>
      <td data-label={t("country")}>{label(row.country)}</td>
      <td data-label={t("raised")} className="tabular-nums lg:text-end">
        {row.raised_usd_thousand > 0 ? shortAmount(row.raised_usd_thousand, language) : t("none")}
      </td>
      <td data-label={t("latestRound")} className="lg:text-end">
        {row.latest_round_on && row.latest_round_kind ? (
          <>
            <span className="lg:block">{label(row.latest_round_kind)}</span>{" "}
            <span className="text-sm text-muted">{plainMonth(row.latest_round_on, language)}</span>
          </>
        ) : (
          t("none")
        )}
      </td>
    </tr>
  );
}
