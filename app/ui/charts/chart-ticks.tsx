type Tick = { at: number; label: string };

/** The values of a chart's axis, beside its plot. */
export function TickLabels({ ticks, className }: { ticks: readonly Tick[]; className: string }) {
  return (
    <div aria-hidden="true" className={`grid text-end text-xs text-muted ${className}`}>
      {ticks.map((tick) => (
        <span
          key={tick.at}
          className="relative self-end"
          style={{ gridArea: "1/1", bottom: `${tick.at}%`, marginBottom: "-0.5lh" }}
        >
          {tick.label}
        </span>
      ))}
    </div>
  );
}

/** The lines at these values, across the plot. */
export function TickLines({ ticks }: { ticks: readonly Tick[] }) {
  return ticks.map((tick) => (
    <span
      key={tick.at}
      className="absolute inset-x-0 border-b border-line"
      style={{ bottom: `${tick.at}%` }}
    />
  ));
}
