import type { ReactNode } from "react";
import { Headline } from "../../ui/headline.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

/**
 * A pack or a plan: its price, what it buys, and how to get it. Its three parts are in the rows of
 * the surrounding list, so that they line up from card to card.
 */
export function OfferCard(props: {
  /** The role that it is for. */
  label?: string;
  title: string;
  price: ReactNode;
  /** The price per credit, for comparison. */
  perCredit?: { price: string; saving: string };
  /** Marks the one to begin with. */
  badge?: string | undefined;
  /** What it buys and includes, one line each; empty ones are left out. */
  notes: string[];
  /** On a phone it is a row of a list to compare, with its button beside what it buys. */
  isRow?: boolean;
  children: ReactNode;
}) {
  const { label, title, price, perCredit, badge, notes, isRow = false, children } = props;
  const lines = notes.filter((line) => line !== "");
  return (
    <li
      className={`card relative grid !p-4 !pt-5 ${isRow ? "gap-x-3 gap-y-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:row-span-3 sm:grid-rows-subgrid sm:gap-4" : "row-span-3 grid-rows-subgrid gap-4"} ${badge ? "!border-leaf shadow-[inset_0_0_0_1px_var(--leaf)]" : ""}`}
    >
      <div
        className={
          isRow
            ? "max-sm:col-span-full max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-3"
            : ""
        }
      >
        {badge ? (
          <p className="absolute start-4 top-0 max-w-[calc(100%-2rem)] -translate-y-1/2 rounded-full bg-leaf px-3 py-0.5 text-sm leading-snug font-semibold text-on-leaf">
            {badge}
          </p>
        ) : null}
        {label === undefined ? null : <p className="text-sm text-muted">{label}</p>}
        <h3 className="font-sans text-lg leading-snug font-semibold">{title}</h3>
        <div
          className={`mt-1 font-display font-bold tabular-nums ${isRow ? "text-2xl sm:text-3xl" : "text-3xl"}`}
        >
          {price}
        </div>
        {perCredit ? (
          <p
            className={`mt-1 text-sm text-muted tabular-nums ${isRow ? "max-sm:col-span-full max-sm:flex max-sm:gap-x-3" : ""}`}
          >
            {perCredit.price}
            {perCredit.saving === "" ? null : (
              <span className="block font-medium text-leaf">{perCredit.saving}</span>
            )}
          </p>
        ) : null}
      </div>
      <ul className="grid content-start gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <MemberIcon name="check" className="mt-0.5 size-4 shrink-0 text-leaf" />
            <span className="min-w-0">
              <Headline text={line} />
            </span>
          </li>
        ))}
      </ul>
      <div
        className={`grid content-end gap-3 ${isRow ? "max-sm:contents max-sm:[&>:nth-child(3)]:col-span-full" : ""}`}
      >
        {children}
      </div>
    </li>
  );
}
