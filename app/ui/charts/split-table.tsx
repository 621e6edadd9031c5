import { Link } from "react-router";
import { ScaleTrack, type Thresholds } from "./scale-track.tsx";

export type SplitRow = {
  key: string;
  name: string;
  /** The page of what it names; null if there is none. */
  page: string | null;
  figure: string;
  /** Percent of the longest bar, or of the scale; null when there is no figure. */
  width: number | null;
  /** A remark on the figure. */
  note: string;
  /** null: nothing to compare with. */
  change: string | null;
  href: string;
};

/** What the table says besides its figures. */
export type SplitWords = {
  nameColumn: string;
  figureColumn: string;
  changeColumn: string;
  /** What a change is compared with; empty if nothing is compared. */
  changeMeans: string;
  /** The whole caption, for screen readers. */
  caption: string;
  showRounds: string;
};

/** Figures that are not amounts but positions on a scale to 100, and what a position means. */
type Scale = { usual: Thresholds; means: string };

/**
 * A split of figures: the table is the data, the bar or position only illustrates it. Renders
 * nothing without a split.
 */
export function SplitTable(props: {
  heading: string;
  words: SplitWords;
  rows: SplitRow[];
  scale?: Scale | undefined;
}) {
  const { heading, words, rows, scale } = props;
  if (rows.length === 0) return null;
  const isCompared = rows.some(({ change }) => change !== null);
  return (
    <section className="min-w-0">
      <h2 className="text-2xl font-bold">{heading}</h2>
      {scale ? <p className="mt-1 text-sm text-muted">{scale.means}</p> : null}
      <table className="mt-2 w-full tabular-nums">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-2">
              {words.nameColumn}
            </th>
            <th scope="col">{words.figureColumn}</th>
            {isCompared ? (
              <th scope="col" className="text-end">
                {words.changeColumn}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SplitTableRow
              key={row.key}
              row={row}
              scale={scale}
              isCompared={isCompared}
              showRounds={words.showRounds}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{words.changeMeans}</p>
    </section>
  );
}

function SplitTableRow(props: {
  row: SplitRow;
  scale: Scale | undefined;
  isCompared: boolean;
  showRounds: string;
}) {
  const { row, scale, isCompared, showRounds } = props;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="w-[34%] pe-2 text-sm leading-tight">
        {row.page === null ? (
          row.name
        ) : (
          <Link to={row.page} className="name-link inline-flex min-h-11 items-center">
            {row.name}
          </Link>
        )}
      </th>
      <td>
        <Link to={row.href} className="group relative flex min-h-11 flex-col justify-center py-1">
          <span className="flex items-baseline gap-x-2">
            <span className="sr-only">{`${row.name}: `}</span>
            <span
              className={`text-sm font-semibold group-hover:text-leaf group-hover:underline ${scale ? "min-w-[2ch]" : "whitespace-nowrap"}`}
            >
              {row.figure}
            </span>
            <span className="text-xs text-muted">{` ${row.note}`}</span>
            <span className="sr-only">{` ${showRounds}`}</span>
          </span>
          {row.width === null ? null : scale ? (
            <span className="mt-1.5 mb-1 block">
              <ScaleTrack at={row.width} usual={scale.usual} />
            </span>
          ) : (
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
