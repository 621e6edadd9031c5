import { ChartDot } from "./chart-dot.tsx";
import { TickLabels, TickLines } from "./chart-ticks.tsx";
import type { LineLayout } from "./line-layout.ts";
import { scaleParts } from "./scale-track.tsx";

/** From here on a label would run past the plot. */
const AT_THE_END = 90;

/**
 * A line over time, in front of the bands of its scale: only line and bands are stretched, all text
 * is HTML. A list has the points with their texts for screen readers.
 */
export function LineChart({ layout, label }: { layout: LineLayout; label: string }) {
  const { ticks, band, points, times, path, last } = layout;
  return (
    <div className="flex h-64 gap-2 pt-8">
      <TickLabels ticks={ticks} className="mb-6" />
      <div className="relative mb-6 min-w-0 flex-1">
        <div aria-hidden="true">
          {scaleParts(band).map(({ key, from, to, color }) => (
            <span
              key={key}
              className="absolute inset-x-0 opacity-15"
              style={{ bottom: `${from}%`, top: `${100 - to}%`, background: color }}
            />
          ))}
          <TickLines ticks={ticks} />
          {times.map(({ x, label: time }) => (
            <span
              key={x}
              className={`absolute top-full pt-1 text-xs whitespace-nowrap text-muted ${x > AT_THE_END ? "right-0" : "-translate-x-1/2"}`}
              style={x > AT_THE_END ? undefined : { left: `${x}%` }}
            >
              {time}
            </span>
          ))}
          {last === null ? null : (
            <strong
              className="absolute right-0 my-2 text-sm font-semibold"
              style={last.isBelow ? { top: `${100 - last.y}%` } : { bottom: `${last.y}%` }}
            >
              {last.text}
            </strong>
          )}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          fill="none"
          className="absolute inset-0 size-full"
        >
          <path d={path} vectorEffect="non-scaling-stroke" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <ol aria-label={label}>
          {points.map(({ key, x, y, text }) => (
            <ChartDot key={key} x={x} y={y} text={text} className="border-ink bg-ink" />
          ))}
        </ol>
      </div>
    </div>
  );
}
