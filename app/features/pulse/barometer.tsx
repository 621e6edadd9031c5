import { BAROMETER, BAROMETER_PARTS, leanOf, SPROUT } from "../../../contracts/barometer.ts";

const { width, height, x, y, radius, band } = BAROMETER;
const DIAL = `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
const COLORS = { easy: "var(--sprout)", usual: "var(--turmeric)", hard: "var(--hard)" } as const;
/** Between two parts of the dial, in hundredths of it. */
const GAP = 2;

/**
 * The difficulty index as a leaning sprout. Without an index the seed has not sprouted yet. The
 * words beside it say the same.
 */
export function Barometer({ index, className }: { index: number | null; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {BAROMETER_PARTS.map(({ key, from, to }) => (
        <path
          key={key}
          d={DIAL}
          pathLength="100"
          stroke={index === null ? "var(--line)" : COLORS[key]}
          strokeWidth={band}
          strokeDasharray={`${to - from - (to < 100 ? GAP : 0)} 200`}
          strokeDashoffset={-from}
        />
      ))}
      <g transform={`translate(${x} ${y})`}>
        {index === null ? null : (
          <g transform={`rotate(${leanOf(index)})`}>
            <path d={SPROUT.stem} stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
            <path d={SPROUT.left} fill="var(--sprout)" />
            <path d={SPROUT.right} fill="var(--leaf)" />
          </g>
        )}
        <path d={SPROUT.seed} fill="var(--turmeric)" transform="translate(0 5)" />
      </g>
    </svg>
  );
}
