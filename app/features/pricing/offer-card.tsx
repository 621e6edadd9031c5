import type { ReactNode } from "react";
import { MemberIcon } from "../../ui/member-icons.tsx";

/** A pack or a plan: its price, what that is for one credit, and what it buys. */
export function OfferCard(props: {
  /** Whose offer it is. */
  label?: string;
  title: string;
  price: ReactNode;
  perCredit: { price: string; saving: string };
  /** Why it is the one to begin with, if it is. */
  best?: { badge: string; why: string } | false | undefined;
  /** What it buys and includes, a line each; empty ones are left out. */
  notes: string[];
  children?: ReactNode;
}) {
  const { label, title, price, perCredit, best, notes, children } = props;
  const lines = [...(best ? [best.why] : []), ...notes].filter((line) => line !== "");
  return (
    <li
      className={`card relative flex flex-col gap-3 !p-4 ${best ? "!border-leaf !border-2" : ""}`}
    >
      {best ? (
        <p className="-mb-1 w-fit rounded-full bg-leaf px-3 py-0.5 text-sm font-semibold text-on-leaf">
          {best.badge}
        </p>
      ) : null}
      <div>
        {label === undefined ? null : <p className="text-sm text-muted">{label}</p>}
        <h3 className="text-xl leading-snug font-bold">{title}</h3>
        <div className="mt-1 text-lg font-semibold tabular-nums">{price}</div>
        <p className="text-sm text-muted tabular-nums">
          {perCredit.price}
          {perCredit.saving === "" ? null : (
            <span className="block font-medium text-leaf">{perCredit.saving}</span>
          )}
        </p>
      </div>
      <ul className="grid gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <MemberIcon name="check" className="mt-0.5 size-4 shrink-0 text-leaf" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      {children === undefined ? null : <div className="mt-auto grid gap-3">{children}</div>}
    </li>
  );
}
