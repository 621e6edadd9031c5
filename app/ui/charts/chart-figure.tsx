import type { ReactNode } from "react";

export type ChartTable = {
  /** If it differs from the chart's title. */
  caption?: string;
  /** The first column names the row; the others are numbers. */
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
};

/**
 * A chart with its caption, a sentence that sums it up, and a table of the figures behind it, for
 * people who cannot use the chart or want to copy the figures.
 * @param legend explains a second kind of mark, beside the title where there is room.
 */
export function ChartFigure(props: {
  title: string;
  sentence: string;
  legend?: ReactNode;
  showTable: string;
  table: ChartTable;
  children: ReactNode;
}) {
  const { title, sentence, legend, showTable, table, children } = props;
  return (
    <figure>
      <figcaption>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="text-2xl font-bold">{title}</h2>
          {legend}
        </div>
        {sentence === "" ? null : <p className="mt-1 text-muted">{sentence}</p>}
      </figcaption>
      {children}
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf hover:underline">
          {showTable}
        </summary>
        <FiguresTable {...table} caption={table.caption ?? title} />
      </details>
    </figure>
  );
}

function FiguresTable({ caption, columns, rows }: ChartTable & { caption: string }) {
  return (
    // In a wider table a row's name and its figures would be far apart.
    <table
      className={`w-full text-sm tabular-nums ${columns.length > 2 ? "max-w-2xl" : "max-w-md"}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {columns.map((column, position) => (
            <th
              key={column}
              scope="col"
              className={`py-2 font-medium ${position === 0 ? "text-start" : "text-end"}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="h-11 py-0 text-start font-normal">
              {name}
            </th>
            {figures.map((figure, position) => (
              <td key={columns[position + 1]} className="py-0 text-end">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
