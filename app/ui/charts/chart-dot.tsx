/**
 * A point of a chart with its text: read aloud, and shown on hover.
 * @param x and `y` in percent of the plot, from its lower left corner.
 */
export function ChartDot(props: {
  x: number;
  y: number;
  text: string;
  className: string;
  /** A short name, on screens with room for it. */
  name?: { text: string; side: "left" | "right" } | null;
}) {
  const { x, y, text, className, name } = props;
  // The text must not leave the screen.
  const side = x < 34 ? "left-0" : x < 67 ? "left-1/2 -translate-x-1/2" : "right-0";
  return (
    <li
      className="group absolute size-6 -translate-x-1/2 translate-y-1/2 hover:z-10"
      style={{ left: `${x}%`, bottom: `${y}%` }}
    >
      <span
        role="img"
        aria-label={text}
        className={`absolute inset-1.5 rounded-full border-2 ${className}`}
      />
      {name ? (
        <span
          aria-hidden="true"
          className={`absolute bottom-4 bg-paper px-1 text-xs whitespace-nowrap max-md:hidden ${name.side === "left" ? "right-4" : "left-4"}`}
        >
          {name.text}
        </span>
      ) : null}
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute bottom-full hidden w-max max-w-56 rounded-lg bg-ink px-2 py-1 text-sm text-paper group-hover:block ${side}`}
      >
        {text}
      </span>
    </li>
  );
}
