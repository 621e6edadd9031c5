import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { CompanyNameCell } from "../directory/company-name-cell.tsx";
import { CompanyTable } from "../directory/company-table.tsx";
import { Tags } from "../directory/tags.tsx";
import type { StartupRow } from "./read-startups.ts";

export function StartupList({ rows, caption }: { rows: StartupRow[]; caption: string }) {
  const t = useMessages("directory");
  const columns = [
    { name: t("columnStartup") },
    { name: t("industry") },
    { name: t("ventureRound") },
    { name: t("country") },
    { name: t("raised"), isFigure: true },
    { name: t("latestRound"), isFigure: true },
  ];
  return (
    <CompanyTable caption={caption} columns={columns}>
      {rows.map((row) => (
        <StartupListRow key={row.id} row={row} />
      ))}
    </CompanyTable>
  );
}

function StartupListRow({ row }: { row: StartupRow }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr>
      <CompanyNameCell path="/startups" company={row} />
      <td data-label={t("industry")}>
        <Tags values={row.industries} />
      </td>
      <td data-label={t("ventureRound")}>{label(row.venture_round)}</td>
      <td data-label={t("country")}>{label(row.country)}</td>
      <td data-label={t("raised")} className="tabular-nums lg:text-end">
        {row.raised_usd_thousand > 0 ? shortDollars(row.raised_usd_thousand, language) : t("none")}
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
