import { type ReactNode, useId } from "react";

/** A section of a person's page: a heading, acts, and a table or a few facts. */
export function Part(props: { title: string; acts?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-bold">
          {props.title}
        </h2>
        {props.acts}
      </div>
      {props.children}
    </section>
  );
}

/** A table that scrolls within itself where it does not fit. */
export function Rows(props: { label: string; columns: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields, and is no landmark of its own
    <div
      role="group"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keys
      tabIndex={0}
      className="relative mt-2 max-h-[70vh] overflow-auto border-b border-line md:max-h-96"
    >
      <table className="desk-table desk-table-cards">
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}

/** A button for an act on a row; `about` names the row for screen readers. */
export function ActButton(props: { about?: string; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="button button-quiet !min-h-9 !px-3 !py-1 text-sm max-md:!min-h-11"
      onClick={props.onPress}
    >
      {props.children}
      {props.about ? <span className="sr-only"> {props.about}</span> : null}
    </button>
  );
}
