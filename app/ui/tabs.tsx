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
      className="row-of-links -mx-4 overflow-x-auto px-4 shadow-[inset_0_-1px_var(--line)]"
    >
      <ul className="flex w-max gap-1">
        {props.tabs.map(({ to, text, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf"
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
