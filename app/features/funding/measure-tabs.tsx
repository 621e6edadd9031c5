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
      <ul className="grid grid-rows-[repeat(3,auto)] grid-cols-[3fr_4.5fr_3fr] gap-y-1 overflow-hidden rounded-2xl border border-line md:grid-cols-3">
        {tracker.tabs.map(({ measure, figure, beside, remark, href }) => (
          <li
            key={measure}
            className="row-span-3 grid grid-rows-subgrid not-first:border-s not-first:border-line"
          >
            <Link
              to={href}
              preventScrollReset
              aria-current={measure === tracker.view.measure ? "page" : undefined}
              className="row-span-3 grid grid-rows-subgrid gap-y-1 bg-sunken px-2 py-3 -outline-offset-2 hover:bg-surface aria-[current=page]:bg-[light-dark(var(--surface),var(--line))] aria-[current=page]:shadow-[inset_0_4px_0_var(--leaf)] sm:px-3 md:p-5"
            >
              <span className="text-xs text-muted md:text-base">{t(NAMES[measure])}</span>
              <strong className="font-display text-base leading-tight font-bold tabular-nums sm:text-2xl lg:text-4xl">
                <BigFigure text={figure} />
              </strong>
              <span className="min-h-[1lh] text-xs text-muted tabular-nums">
                <span className="md:text-sm">{beside}</span> <span className="block">{remark}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
