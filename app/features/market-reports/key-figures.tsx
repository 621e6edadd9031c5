import { Link } from "react-router";
import { BigFigure } from "../../ui/big-figure.tsx";
import type { KeyFigure } from "./present-report.ts";

/** Figures side by side, each linked to what it was counted from. */
export function KeyFigures({ label, figures }: { label: string; figures: KeyFigure[] }) {
  return (
    <section aria-label={label}>
      <ul className="-mb-1 grid grid-cols-2 gap-x-2 gap-y-1 md:-mb-3 md:gap-x-4 lg:grid-cols-4">
        {figures.map((figure) => (
          <li key={figure.name} className="row-span-3 mb-1 grid grid-rows-subgrid md:mb-3">
            <Figure {...figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const TILE =
  "row-span-3 grid grid-rows-subgrid gap-y-1 rounded-2xl border border-line bg-surface p-3 wrap-anywhere md:p-5";

function Figure({ name, figure, note, before = "", href }: KeyFigure) {
  const content = (
    <>
      <span className="text-sm text-muted md:text-base">{name}</span>
      <strong className="font-display text-xl leading-tight font-bold tabular-nums sm:text-2xl lg:text-3xl xl:text-4xl">
        <BigFigure text={figure} />
      </strong>
      <span className="text-xs text-muted md:text-sm">
        {note}
        {before === "" ? null : <span className="block">{before}</span>}
      </span>
    </>
  );
  return href === null ? (
    <div className={TILE}>{content}</div>
  ) : (
    <Link to={href} className={`${TILE} hover:border-leaf`}>
      {content}
    </Link>
  );
}
