/** Where the parts of a scale from easy to hard meet, in percent of it. */
export type Thresholds = { from: number; to: number };

/** The parts of the scale, the easy one first, in the colours that all its drawings share. */
export function scaleParts({ from, to }: Thresholds) {
  return [
    { key: "easy", from: 0, to: from, color: "var(--sprout)" },
    { key: "usual", from, to, color: "var(--turmeric)" },
    { key: "hard", from: to, to: 100, color: "var(--hard)" },
  ];
}

/**
 * A scale divided at its thresholds, and the position of a value on it. The figure beside it says
 * the same.
 * @param earlier the earlier position, as a dashed line.
 */
export function ScaleTrack(props: {
  at: number;
  usual: Thresholds;
  earlier?: number | null;
  isLarge?: boolean;
}) {
  const { at, usual, earlier = null, isLarge = false } = props;
  return (
    <span aria-hidden="true" className={`relative block ${isLarge ? "h-4" : "h-1.5"}`}>
      {/* Clipped at both ends, so that the parts themselves need no rounding. */}
      <span className="flex h-full gap-0.5 overflow-hidden rounded-full">
        {scaleParts(usual).map((part) => (
          <span
            key={part.key}
            style={{ width: `${part.to - part.from}%`, background: part.color }}
          />
        ))}
      </span>
      {earlier === null ? null : (
        <span
          className="absolute -inset-y-1 border-s-2 border-dashed border-ink"
          style={{ left: `${earlier}%` }}
        />
      )}
      <span
        className={`absolute -translate-x-1/2 rounded-full border-2 border-paper bg-ink ${isLarge ? "-inset-y-1.5 w-2.5" : "-inset-y-1 w-3.5"}`}
        style={{ left: `${at}%` }}
      />
    </span>
  );
}
