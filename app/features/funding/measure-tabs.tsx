import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BigFigure } from "../../ui/big-figure.tsx";
import type { PresentedTracker } from "./present-tracker.ts";

const NAMES = {
  rounds: "measureRounds",
  amount: "measureAmount",
  difficulty: "measureDifficulty",
} as const;

/** The three tabs (spec §2), each with its figure, so that the figures alone are seen at once. */
export function MeasureTabs({ tracker }: { tracker: PresentedTracker }) {
  const t = useMessages("funding");
  return (
    <nav aria-label={t("measures")}>
      <ul className="grid overflow-hidden rounded-2xl border border-line md:grid-rows-[repeat(3,auto)] md:grid-cols-3">
        {tracker.tabs.map(({ measure, figure, beside, remark, href }) => (
          <li
            key={measure}
            className="not-first:border-t not-first:border-line md:row-span-3 md:grid md:grid-rows-subgrid md:not-first:border-s md:not-first:border-t-0"
          >
            {/* On a phone a row: the figure at the end of its name. */}
            <Link
              to={href}
              preventScrollReset
              aria-current={measure === tracker.view.measure ? "page" : undefined}
              className="grid bg-sunken hover:bg-surface aria-[current=page]:bg-[light-dark(var(--surface),var(--line))] max-md:aria-[current=page]:shadow-[inset_4px_0_0_var(--leaf)] md:aria-[current=page]:shadow-[inset_0_4px_0_var(--leaf)] grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-2.5 -outline-offset-2 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-1 md:p-5"
            >
              <span className="text-sm text-muted md:text-base">{t(NAMES[measure])}</span>
              <strong className="font-display text-2xl leading-tight font-bold tabular-nums lg:text-4xl">
                <BigFigure text={figure} />
              </strong>
              <span className="text-xs text-muted tabular-nums dotted col-span-2 flex empty:hidden md:col-span-1 md:block md:min-h-[1lh] md:empty:block">
                {beside === "" ? null : <span className="md:block md:text-sm">{beside}</span>}
                {remark === "" ? null : <span className="md:block">{remark}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
