import { Link } from "react-router";
import { useCurrentInRow } from "./use-current-in-row.ts";

/** Parts of a page with their own addresses: links in a row, one of them the current page. */
export function Tabs(props: {
  label: string;
  /** `short`: its name on a phone. */
  tabs: { to: string; text: string; short?: string; isCurrent: boolean }[];
  /**
   * On a phone long names continue beyond its edge; elsewhere all are in sight, and the last may
   * take several lines.
   */
  runsOn?: boolean;
}) {
  const row = useCurrentInRow(props.tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav
      ref={row}
      aria-label={props.label}
      className="row-of-links -mx-4 overflow-x-auto px-2 shadow-[inset_0_-1px_var(--line)] sm:mx-0 sm:px-0"
    >
      <ul className="flex sm:gap-6">
        {props.tabs.map(({ to, text, short, isCurrent }) => (
          <li
            key={to}
            className={`flex whitespace-nowrap max-sm:flex-auto ${props.runsOn ? "" : "max-sm:last:whitespace-normal"}`}
          >
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              aria-label={short && text}
              className="flex min-h-11 items-center justify-center border-b-2 border-transparent px-1.5 py-1 text-center text-sm leading-tight font-medium text-muted hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf max-sm:grow sm:px-0 sm:text-base sm:whitespace-nowrap"
            >
              {short ? (
                <>
                  <span className="sm:hidden">{short}</span>
                  <span className="max-sm:hidden">{text}</span>
                </>
              ) : (
                text
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
