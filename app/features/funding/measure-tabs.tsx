import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BigFigure } from "../../ui/big-figure.tsx";
import type { PresentedTracker } from "./present-tracker.ts";
import { Provisional } from "./provisional.tsx";

const NAMES = {
  rounds: "measureRounds",
  amount: "measureAmount",
  difficulty: "measureDifficulty",
} as const;

/**
 * On a phone a row of a list; elsewhere a card, and the chosen one points at what it shows below.
 */
const LOOK =
  "group relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 bg-surface px-4 py-2.5 -outline-offset-2 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0.5 md:rounded-2xl md:border md:border-(--field-line) md:py-3 md:hover:border-leaf";
const CHOSEN =
  "aria-[current=page]:bg-sunken max-md:aria-[current=page]:shadow-[inset_4px_0_0_var(--leaf)] md:aria-[current=page]:border-leaf md:aria-[current=page]:shadow-[inset_0_0_0_1px_var(--leaf)] md:aria-[current=page]:after:absolute md:aria-[current=page]:after:start-8 md:aria-[current=page]:after:-bottom-2 md:aria-[current=page]:after:size-3.5 md:aria-[current=page]:after:rotate-45 md:aria-[current=page]:after:border-e-2 md:aria-[current=page]:after:border-b-2 md:aria-[current=page]:after:border-leaf md:aria-[current=page]:after:bg-sunken";
const NAME =
  "text-sm text-leaf underline decoration-line underline-offset-4 group-hover:decoration-leaf group-aria-[current=page]:font-semibold group-aria-[current=page]:text-ink group-aria-[current=page]:no-underline md:text-base";

/**
 * The three tabs (spec §2), each with its figure and its change, so that the figures alone are
 * visible at once.
 */
export function MeasureTabs({ tracker }: { tracker: PresentedTracker }) {
  const t = useMessages("funding");
  return (
    <nav aria-label={t("measures")}>
      <ul className="grid max-md:overflow-hidden max-md:rounded-2xl max-md:border max-md:border-line md:grid-cols-3 md:grid-rows-[repeat(3,auto)] md:gap-x-3">
        {tracker.tabs.map(({ measure, figure, facts, change, provisional, href }) => (
          <li
            key={measure}
            className="max-md:not-first:border-t max-md:not-first:border-line md:row-span-3 md:grid md:grid-rows-subgrid"
          >
            <Link
              to={href}
              preventScrollReset
              aria-current={measure === tracker.view.measure ? "page" : undefined}
              className={`${LOOK} ${CHOSEN}`}
            >
              <span className={NAME}>{t(NAMES[measure])}</span>
              <strong className="font-display text-2xl leading-tight font-bold tabular-nums lg:text-4xl">
                <BigFigure text={figure} />
              </strong>
              <span className="dotted col-span-2 flex flex-wrap items-baseline text-xs text-muted tabular-nums md:col-span-1 md:text-sm">
                {facts.map((fact) => (
                  <span key={fact}>
                    {fact === change ? (
                      <strong className="font-semibold text-ink">{fact}</strong>
                    ) : (
                      fact
                    )}
                  </span>
                ))}
                {provisional === "" ? null : (
                  <span>
                    <Provisional text={provisional} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
