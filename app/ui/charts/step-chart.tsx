import { ChartDot } from "./chart-dot.tsx";
import { TickLabels, TickLines } from "./chart-ticks.tsx";
import type { StepLayout } from "./step-layout.ts";

/**
 * Sums that grow in steps, with a true time axis: only the lines are stretched, all text is HTML. A
 * list has the steps with their texts for screen readers; the figures are in a table beside the
 * chart.
 */
export function StepChart({ layout, label }: { layout: StepLayout; label: string }) {
  const { ticks, times, marks, total } = layout;
  return (
    <div className="flex h-64 gap-2 pt-8">
      <TickLabels ticks={ticks} className="mb-6 whitespace-nowrap" />
      <div className="relative mb-6 min-w-0 flex-1">
        <div aria-hidden="true">
          <TickLines ticks={ticks} />
          {times.map((time, position) => (
            <span
              key={time.at}
              className={`absolute top-full -translate-x-1/2 pt-1 text-xs whitespace-nowrap text-muted ${times.length < 4 || position % 2 === 0 ? "" : "max-md:hidden"}`}
              style={{ left: `${time.at}%` }}
            >
              {time.label}
            </span>
          ))}
        </div>
        <Lines layout={layout} />
        {total === null ? null : (
          <strong
            aria-hidden="true"
            className="absolute right-0 mb-1 bg-paper ps-1 text-sm leading-tight font-semibold whitespace-nowrap"
            style={{ bottom: `${total.y}%` }}
          >
            {total.text}
          </strong>
        )}
        <ol aria-label={label}>
          {marks.map((mark) => (
            <Mark key={mark.key} mark={mark} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function Lines({ layout }: { layout: StepLayout }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeWidth="2"
      className="absolute inset-0 size-full"
    >
      <path d={layout.area} fill="var(--leaf)" opacity="0.14" />
      <path d={layout.line} vectorEffect="non-scaling-stroke" stroke="var(--leaf)" />
      {layout.apartLine === null ? null : (
        <path
          d={layout.apartLine}
          vectorEffect="non-scaling-stroke"
          stroke="var(--badge-event)"
          strokeDasharray="5 4"
        />
      )}
    </svg>
  );
}

function Mark({ mark }: { mark: StepLayout["marks"][number] }) {
  const { x, y, isApart, isDisclosed, text, name } = mark;
  const colour = isApart ? "border-badge-event" : "border-leaf";
  const fill = isDisclosed ? (isApart ? "bg-badge-event" : "bg-leaf") : "bg-paper";
  return <ChartDot x={x} y={y} text={text} name={name} className={`${colour} ${fill}`} />;
}
