import { Link } from "react-router";
import { useCurrentInRow } from "./use-current-in-row.ts";

/** Parts of a page with their own addresses: links in a row, one of them the current page. */
export function Tabs(props: {
  label: string;
  /** `count`: how much there is behind it, formatted. */
  tabs: { to: string; text: string; count?: string; isCurrent: boolean }[];
}) {
  const row = useCurrentInRow(props.tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav
      ref={row}
      aria-label={props.label}
      className="-mx-4 overflow-x-auto px-2 shadow-[inset_0_-1px_var(--line)] sm:mx-0 sm:px-0"
    >
      <ul className="flex sm:gap-1">
        {props.tabs.map(({ to, text, count, isCurrent }) => (
          <li key={to} className="flex max-sm:flex-auto not-last:whitespace-nowrap">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              // On a phone all of them are in sight: long names take two lines.
              className="flex min-h-11 items-center justify-center border-b-2 border-transparent px-1.5 py-1 text-center text-sm leading-tight font-medium text-muted hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf max-sm:grow sm:px-3 sm:text-base sm:whitespace-nowrap"
            >
              {text}
              {count === undefined ? null : (
                <span className="ms-2 text-sm font-normal text-muted tabular-nums">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
