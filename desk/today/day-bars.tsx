/** A day of a small chart: its bar, and as a line the same weekday's value a week before. */
export type DayBar = {
  key: string;
  label: string;
  value: number;
  before: number;
  /** The day is not over. */
  isToday: boolean;
};

/** A week in bars, small enough to fit beside others; the table behind it has the figures. */
export function DayBars({ bars, label }: { bars: DayBar[]; label: string }) {
  const highest = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before]));
  const share = (value: number) => `${(value / highest) * 100}%`;
  return (
    <div role="img" aria-label={label} className="mt-4 flex h-24 gap-1">
      {bars.map((bar) => (
        <div key={bar.key} className="flex min-w-0 flex-1 flex-col">
          <div className="relative flex-1 border-b border-line">
            {bar.value > 0 ? (
              <span
                className={`absolute inset-x-[15%] bottom-0 rounded-t-sm ${bar.isToday ? "hatched" : "bg-leaf"}`}
                style={{ height: share(bar.value), minHeight: 2 }}
              />
            ) : null}
            {bar.before > 0 ? (
              <span
                className="absolute inset-x-0 border-t-2 border-turmeric"
                style={{ bottom: share(bar.before) }}
              />
            ) : null}
          </div>
          <span className="pt-1 text-center text-xs text-muted">{bar.label}</span>
        </div>
      ))}
    </div>
  );
}
