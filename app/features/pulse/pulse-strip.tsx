import { Link } from "react-router";
import { Barometer } from "./barometer.tsx";
import type { PresentedPulse } from "./present-pulse.ts";

/** The week's funding in four figures, each leading to the rounds behind it. */
export function PulseStrip({ pulse }: { pulse: PresentedPulse }) {
  const { barometer } = pulse;
  return (
    <section aria-labelledby="pulse-heading" className="border-y border-line bg-surface">
      <div className="frame py-4">
        <p className="text-sm text-muted">
          <strong id="pulse-heading" className="font-semibold text-ink">
            {pulse.heading}
          </strong>{" "}
          {pulse.span}
        </p>
        <ul className="mt-2 grid grid-cols-[2fr_3fr] gap-x-6 gap-y-4 lg:grid-cols-[1fr_1fr_1fr_18rem]">
          {pulse.figures.map((figure, position) => (
            <li key={figure.name} className={position === 2 ? "max-sm:col-span-2" : undefined}>
              <PulseFigure {...figure} />
            </li>
          ))}
          <li className="flex items-center gap-3 max-sm:col-span-2">
            <Barometer index={barometer.index} className="w-28 shrink-0" />
            <PulseFigure {...barometer} />
          </li>
        </ul>
      </div>
    </section>
  );
}

function PulseFigure({ name, figure, note, href }: PresentedPulse["figures"][number]) {
  return (
    <Link to={href} className="block text-sm text-muted hover:text-ink">
      {name}
      <span className="block font-display text-lg font-bold sm:text-2xl text-ink">{figure}</span>
      {note}
    </Link>
  );
}
