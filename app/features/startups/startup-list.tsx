import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { CompanyNameCell } from "../directory/company-name-cell.tsx";
import { type Column, CompanyTable } from "../directory/company-table.tsx";
import { markedRows } from "../directory/is-all-sample.ts";
import type { Sorting } from "../directory/sort-header.tsx";
import { Tags } from "../directory/tags.tsx";
import type { StartupRow } from "./read-startups.ts";

export function StartupList(props: { rows: StartupRow[]; caption: string; sorting: Sorting }) {
  const { rows, caption, sorting } = props;
  const t = useMessages("directory");
  const columns: Column[] = [
    { name: t("columnStartup"), sorts: { up: "name", down: "name_desc", first: "up" } },
    { name: t("industry") },
    { name: t("country") },
    {
      name: t("raised"),
      isFigure: true,
      sorts: { up: "funding_asc", down: "funding", first: "down" },
    },
    {
      name: t("latestRound"),
      sorts: { up: "latest_round_asc", down: "latest_round", first: "down" },
    },
  ];
  const marks = markedRows(rows);
  return (
    <CompanyTable caption={caption} columns={columns} sorting={sorting}>
      {rows.map((row) => (
        <StartupListRow key={row.id} row={row} marks={marks} />
      ))}
    </CompanyTable>
  );
}

function StartupListRow({ row, marks }: { row: StartupRow; marks: ReturnType<typeof markedRows> }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr>
      <CompanyNameCell path="/startups" company={row} marks={marks} />
      <td data-label={t("industry")} className="row-rest">
        <Tags values={row.industries} />
      </td>
      <td data-label={t("country")}>{label(row.country)}</td>
      <td data-label={t("raised")} className="row-figure lg:font-semibold">
        {row.raised_usd_thousand > 0 ? shortDollars(row.raised_usd_thousand, language) : t("none")}
      </td>
      <td data-label={t("latestRound")} className="row-end row-alone">
        <RoundAndDate row={row} />
      </td>
    </tr>
  );
}

/** The company's stage and its latest round, usually the same. */
function RoundAndDate({ row }: { row: StartupRow }) {
  const label = useLabel();
  const language = useLanguage();
  const { venture_round, latest_round_kind, latest_round_on } = row;
  const stage = label(venture_round);
  if (!latest_round_on || !latest_round_kind) return stage;
  const month = plainMonth(latest_round_on, language);
  const isSame = latest_round_kind === venture_round;
  return (
    <span className="dotted inline-flex flex-wrap lg:block">
      <span className="whitespace-nowrap lg:block">{stage}</span>{" "}
      <span className={`text-muted ${isSame ? "whitespace-nowrap" : ""}`}>
        {isSame ? (
          month
        ) : (
          <>
            <span className="max-sm:hidden">{label(latest_round_kind)} · </span>
            {month}
          </>
        )}
      </span>
    </span>
  );
}
