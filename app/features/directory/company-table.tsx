import type { ReactNode } from "react";
import { ariaSort, type ColumnSorts, SortHeader, type Sorting } from "./sort-header.tsx";

export type Column = { name: string; isFigure?: boolean; className?: string; sorts?: ColumnSorts };

/** A dense table on desktop; on phones each row has two lines (app.css, company-table). */
export function CompanyTable(props: {
  caption: string;
  columns: Column[];
  sorting: Sorting;
  children: ReactNode;
}) {
  const { caption, columns, sorting, children } = props;
  return (
    <table className="company-table mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isFigure, className = "", sorts }) => (
            <th
              key={name}
              scope="col"
              aria-sort={ariaSort(sorts, sorting)}
              className={`${isFigure ? "text-end" : ""} ${className}`}
            >
              {sorts ? <SortHeader name={name} sorts={sorts} sorting={sorting} /> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
