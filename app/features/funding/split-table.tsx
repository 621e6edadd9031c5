import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { SplitRow } from "./present-splits.ts";

/** A split of the figures: the table is the data, the bar only illustrates it. */
export function SplitTable(props: {
  heading: string;
  nameColumn: string;
  figureColumn: string;
  days: number;
  rows: SplitRow[];
}) {
  const t = useMessages("funding");
  const { heading, nameColumn, figureColumn, days, rows } = props;
  const isCompared = rows.some(({ change }) => change !== null);
  const changeMeans = isCompared ? t("changeMeans", { days }) : "";
  return (
    <section className="min-w-0">
      <h2 className="text-2xl font-bold">{heading}</h2>
      {rows.length === 0 ? (
        <p className="mt-4 text-muted">{t("splitEmpty")}</p>
      ) : (
        <table className="mt-2 w-full tabular-nums">
          <caption className="sr-only">
            {isCompared ? t("splitCaption", { heading, change: changeMeans }) : heading}
          </caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-2">
                {nameColumn}
              </th>
              <th scope="col">{figureColumn}</th>
              {isCompared ? (
                <th scope="col" className="text-end">
                  {t("columnChange")}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SplitTableRow key={row.key} row={row} isCompared={isCompared} />
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-2 text-sm text-muted">{changeMeans}</p>
    </section>
  );
}

function SplitTableRow({ row, isCompared }: { row: SplitRow; isCompared: boolean }) {
  const t = useMessages("funding");
  return (
    <tr className="border-t border-line">
      <th scope="row" className="w-[34%] pe-2 text-sm leading-tight">
        {row.name}
      </th>
      <td>
        <Link to={row.href} className="group relative flex min-h-11 flex-col justify-center py-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="sr-only">{`${row.name}: `}</span>
            <span className="text-sm font-semibold underline decoration-line underline-offset-4 group-hover:decoration-leaf">
              {row.figure}
            </span>
            <span className="text-xs text-muted">{` ${row.note}`}</span>
            <span className="sr-only">{` ${t("showRounds")}`}</span>
          </span>
          {row.width === null ? null : (
            <span
              aria-hidden="true"
              className="mt-1 block h-2 rounded-e-sm bg-leaf group-hover:bg-sprout"
              style={{ width: `${row.width}%`, minWidth: row.width > 0 ? 2 : 0 }}
            />
          )}
        </Link>
      </td>
      {isCompared ? (
        <td className="ps-3 text-end text-sm whitespace-nowrap text-muted">{row.change ?? "–"}</td>
      ) : null}
    </tr>
  );
}
