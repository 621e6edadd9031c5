import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sizesText } from "../../i18n/round-sizes.ts";
import { CompanyNameCell } from "../directory/company-name-cell.tsx";
import { type Column, CompanyTable } from "../directory/company-table.tsx";
import { markedRows } from "../directory/is-all-sample.ts";
import type { Sorting } from "../directory/sort-header.tsx";
import { Tags } from "../directory/tags.tsx";
import type { InvestorRow } from "./read-investors.ts";
import { StageRange } from "./stage-range.tsx";

export function InvestorList(props: { rows: InvestorRow[]; caption: string; sorting: Sorting }) {
  const { rows, caption, sorting } = props;
  const t = useMessages("directory");
  const columns: Column[] = [
    { name: t("columnInvestor"), sorts: { up: "name", down: "name_desc", first: "up" } },
    { name: t("targetIndustry") },
    { name: t("stages") },
    { name: t("roundSizes"), isFigure: true },
    { name: t("deals"), isFigure: true, sorts: { up: "deals_asc", down: "deals", first: "down" } },
    {
      name: t("latestDeal"),
      isFigure: true,
      sorts: { up: "activity_asc", down: "activity", first: "down" },
    },
  ];
  const marks = markedRows(rows);
  return (
    <CompanyTable caption={caption} columns={columns} sorting={sorting}>
      {rows.map((row) => (
        <InvestorListRow key={row.id} row={row} marks={marks} />
      ))}
    </CompanyTable>
  );
}

function InvestorListRow({
  row,
  marks,
}: {
  row: InvestorRow;
  marks: ReturnType<typeof markedRows>;
}) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  const sizes = row.sizes && sizesText(row.sizes, language);
  return (
    <tr>
      <CompanyNameCell
        path="/investors"
        company={row}
        marks={marks}
        note={
          <span className="dotted flex flex-wrap">
            <span>
              <Tags values={row.investor_types} />
            </span>
            <span>{label(row.country)}</span>
          </span>
        }
      />
      {/* A phone's row has no room for these: stages and size are more useful to a founder. */}
      <td data-label={t("targetIndustry")} className="row-rest max-sm:hidden">
        <Tags values={row.target_industries} />
      </td>
      <td data-label={t("stages")} className="row-last lg:min-w-36">
        <span className="dotted flex flex-wrap">
          <StageRange stages={row.investment_stages} />
          {sizes === null ? null : <span className="whitespace-nowrap lg:hidden">{sizes}</span>}
        </span>
      </td>
      <td
        data-label={t("roundSizes")}
        className="max-lg:hidden lg:text-end lg:whitespace-nowrap lg:tabular-nums"
      >
        {sizes ?? t("none")}
      </td>
      <td data-label={t("deals")} className="row-figure">
        <span className="lg:hidden">{t("dealsCount", { count: row.deals })}</span>
        <span className="max-lg:hidden">
          {numberFormat(LANGUAGE_TAGS[language]).format(row.deals)}
        </span>
      </td>
      <td data-label={t("latestDeal")} className="row-end whitespace-nowrap lg:text-end">
        {row.latest_deal_on ? plainMonth(row.latest_deal_on, language) : t("none")}
      </td>
    </tr>
  );
}
