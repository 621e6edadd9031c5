import { Link } from "react-router";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { translated } from "../../i18n/translated.ts";
import { CompanyLogo } from "../directory/company-logo.tsx";
import { Sample } from "../directory/sample.tsx";
import { Tags } from "../directory/tags.tsx";
import type { InvestorRow } from "./read-investors.ts";

/** A dense table on desktop; on phones each row is a card (app.css, company-table). */
export function InvestorList({ rows, caption }: { rows: InvestorRow[]; caption: string }) {
  const t = useMessages("directory");
  return (
    <table className="company-table mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columnInvestor")}</th>
          <th scope="col">{t("investorType")}</th>
          <th scope="col">{t("country")}</th>
          <th scope="col">{t("targetIndustry")}</th>
          <th scope="col" className="lg:text-end">
            {t("deals")}
          </th>
          <th scope="col" className="lg:text-end">
            {t("latestDeal")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <InvestorListRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function InvestorListRow({ row }: { row: InvestorRow }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr>
      <th scope="row" className="company-name">
        <CompanyLogo name={row.name} logo={row.logo} />
        <span className="min-w-0">
          <Link to={`/investors/${row.slug}`} className="company-link">
            {row.name}
          </Link>{" "}
          <Sample shown={row.is_sample} />
          <span className="block text-sm font-normal text-muted">
            {translated(row, "tagline", language)}
          </span>
        </span>
      </th>
      <td data-label={t("investorType")}>
        <Tags values={row.investor_types} />
      </td>
      <td data-label={t("country")}>{label(row.country)}</td>
      <td data-label={t("targetIndustry")}>
        <Tags values={row.target_industries} />
      </td>
      <td data-label={t("deals")} className="tabular-nums lg:text-end">
        {new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(row.deals)}
      </td>
      <td data-label={t("latestDeal")} className="lg:text-end">
        {row.latest_deal_on ? plainMonth(row.latest_deal_on, language) : t("none")}
      </td>
    </tr>
  );
}
