import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import type { BarLayout } from "./bar-layout.ts";
import { TickLabels, TickLines } from "./chart-ticks.tsx";

/**
 * Bars over time, as readable at 360 px as at 1280: only the strokes of the earlier values are
 * stretched, all text is HTML. Bars with links are one tab stop, and the arrow keys move between
 * them; without scripts, or where a bar is too thin for a finger, the table behind the chart has
 * the same links.
 * @param label describes the bars for screen readers.
 */
export function BarChart({ layout, label }: { layout: BarLayout; label: string }) {
  const { ticks, bars, peak, earlierPath, hasShortFigures } = layout;
  const [visited, setVisited] = useState("");
  const linked = bars.filter(({ href }) => href !== undefined);
  const hasGroups = bars.some(({ group }) => group !== null);
  const [plotBottom, labelHeight] = hasGroups ? ["bottom-10", "h-10"] : ["bottom-6", "h-6"];
  const stop = (linked.find(({ key }) => key === visited) ?? linked[0])?.key;
  return (
    // The last label may be a little wider than its bar.
    <div className="flex h-64 gap-2 pe-2 pt-8">
      <TickLabels ticks={ticks} className={hasGroups ? "mb-10" : "mb-6"} />
      <div className="relative min-w-0 flex-1">
        <div aria-hidden="true" className={`absolute inset-x-0 top-0 ${plotBottom}`}>
          <TickLines ticks={ticks} />
        </div>
        <ol aria-label={label} className="relative flex h-full" onKeyDown={goWithArrows}>
          {bars.map((bar, position) => (
            <li key={bar.key} className="flex min-w-0 flex-1 flex-col">
              <BarColumn
                bar={bar}
                side={position / bars.length}
                figureClass={hasShortFigures ? "bar-figure" : "bar-figure max-lg:after:hidden"}
                tabIndex={bar.key !== stop ? -1 : undefined}
                onVisit={() => setVisited(bar.key)}
              />
              <span
                aria-hidden="true"
                className={`flex flex-col items-center pt-1 text-xs whitespace-nowrap text-muted ${labelHeight}`}
              >
                {bar.labelled === "never" ? null : (
                  <span className={bar.labelled === "wide" ? "max-lg:invisible" : ""}>
                    {bar.label}
                  </span>
                )}
                {bar.group === null ? null : (
                  <span className={GROUP_CLASS[bar.group.on]}>{bar.group.text}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
        <div
          aria-hidden="true"
          className={`pointer-events-none absolute inset-x-0 top-0 ${plotBottom}`}
        >
          {earlierPath === null ? null : <EarlierStrokes path={earlierPath} />}
          {peak === null ? null : <Peak peak={peak} />}
        </div>
      </div>
    </div>
  );
}

const GROUP_CLASS = { all: "", narrow: "lg:hidden", wide: "max-lg:hidden" } as const;

type Column = BarLayout["bars"][number];

function BarColumn(props: {
  bar: Column;
  /** How far to the right it is, from 0 to 1: its text must not leave the screen. */
  side: number;
  /** The class that draws its figure on screens with room for it. */
  figureClass: string;
  tabIndex: number | undefined;
  onVisit(): void;
}) {
  const { bar, side, figureClass, tabIndex, onVisit } = props;
  const height = bar.height ?? 0;
  const align = side < 0.34 ? "left-0" : side < 0.67 ? "left-1/2 -translate-x-1/2" : "right-0";
  const content = (
    <>
      <span
        data-figure={bar.figure === "" ? undefined : bar.figure}
        className={`absolute inset-x-[12%] bottom-0 rounded-t-sm ${
          bar.height === null
            ? "h-3 border border-b-0 border-dashed border-muted"
            : `${bar.isPartial && height > 0 ? "hatched" : bar.isCurrent ? "bg-leaf" : "bar"} ${bar.figure === "" ? "" : figureClass}`
        }`}
        style={
          bar.height === null ? undefined : { height: `${height}%`, minHeight: height > 0 ? 2 : 0 }
        }
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute z-10 mb-1 hidden w-max max-w-56 rounded-lg bg-ink px-2 py-1 text-sm text-balance text-paper md:max-w-96 group-hover:block group-focus-visible:block ${align}`}
        style={{ bottom: bar.height === null ? "0.75rem" : `${height}%` }}
      >
        {bar.text}
      </span>
    </>
  );
  const className = "group relative block flex-1";
  if (bar.href === undefined) {
    return (
      <span role="img" aria-label={bar.text} className={className}>
        {content}
      </span>
    );
  }
  return (
    <Link
      to={bar.href}
      preventScrollReset
      aria-label={bar.text}
      aria-current={bar.isCurrent ? "true" : undefined}
      tabIndex={tabIndex}
      onFocus={onVisit}
      className={className}
    >
      {content}
    </Link>
  );
}

/**
 * Above the middle of its bar, unless it is too long for that: its box extends from the middle as
 * far on either side as the plot does on the nearer one, and grows inwards.
 */
function Peak({ peak }: { peak: NonNullable<BarLayout["peak"]> }) {
  const { text, middle, at } = peak;
  const isLeft = middle < 50;
  return (
    <span
      className="absolute min-w-max text-center text-xs font-semibold"
      style={{
        bottom: `calc(${at}% + 0.125rem)`,
        width: `${2 * (isLeft ? middle : 100 - middle)}%`,
        [isLeft ? "left" : "right"]: 0,
      }}
    >
      {text}
    </span>
  );
}

/** Outlined in the paper's colour, so that it is visible on the bars as well as beside them. */
function EarlierStrokes({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      fill="none"
      // Among the thin bars of a phone it would be noise.
      className="absolute inset-0 size-full opacity-60 max-sm:hidden"
    >
      <path d={path} vectorEffect="non-scaling-stroke" stroke="var(--paper)" strokeWidth="4" />
      <path
        d={path}
        vectorEffect="non-scaling-stroke"
        stroke="var(--badge-event)"
        strokeWidth="2"
      />
    </svg>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function goWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link.matches(":focus"));
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}
