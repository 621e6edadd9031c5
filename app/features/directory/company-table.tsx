import type { ReactNode } from "react";

export type Column = { name: string; isFigure?: boolean };

/** A dense table on desktop; on phones each row is a card (app.css, company-table). */
export function CompanyTable(props: { caption: string; columns: Column[]; children: ReactNode }) {
  return (
    <table className="company-table mt-4">
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr>
          {props.columns.map(({ name, isFigure }) => (
            <th key={name} scope="col" className={isFigure ? "text-end" : ""}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}
