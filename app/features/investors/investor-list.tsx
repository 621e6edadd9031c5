import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { CompanyNameCell } from "../directory/company-name-cell.tsx";
import { CompanyTable } from "../directory/company-table.tsx";
import { Tags } from "../directory/tags.tsx";
import type { InvestorRow } from "./read-investors.ts";

export function InvestorList({ rows, caption }: { rows: InvestorRow[]; caption: string }) {
  const t = useMessages("directory");
  const columns = [
    { name: t("columnInvestor") },
    { name: t("investorType") },
    { name: t("country") },
    { name: t("targetIndustry") },
    { name: t("deals"), isFigure: true },
    { name: t("latestDeal"), isFigure: true },
  ];
  return (
    <CompanyTable caption={caption} columns={columns}>
      {rows.map((row) => (
        <InvestorListRow key={row.id} row={row} />
      ))}
    </CompanyTable>
  );
}

function InvestorListRow({ row }: { row: InvestorRow }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr>
      <CompanyNameCell path="/investors" company={row} />
      <td data-label={t("investorType")}>
        <Tags values={row.investor_types} />
      </td>
      <td data-label={t("country")}>{label(row.country)}</td>
      <td data-label={t("targetIndustry")}>
        <Tags values={row.target_industries} />
      </td>
      <td data-label={t("deals")} className="tabular-nums lg:text-end">
        {numberFormat(LANGUAGE_TAGS[language]).format(row.deals)}
      </td>
      <td data-label={t("latestDeal")} className="lg:text-end">
        {row.latest_deal_on ? plainMonth(row.latest_deal_on, language) : t("none")}
      </td>
    </tr>
  );
}
