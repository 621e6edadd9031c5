import { Link } from "react-router";
import { Barometer } from "./barometer.tsx";
import type { PresentedPulse } from "./present-pulse.ts";

/**
 * The week's funding in four figures, each linked to the rounds behind it. Narrow screens show
 * three, with the index in a row of its own: without its scale and its verdict it says nothing.
 */
export function PulseStrip({ pulse }: { pulse: PresentedPulse }) {
  const { barometer } = pulse;
  return (
    <section aria-labelledby="pulse-heading" className="border-y border-line bg-surface">
      <div className="frame py-2">
        <p className="text-sm text-muted">
          <strong id="pulse-heading" className="font-semibold text-ink">
            {pulse.heading}
          </strong>
          {` · ${pulse.span}`}
        </p>
        <ul className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-4 md:grid-cols-[auto_auto_1fr] lg:grid-cols-[1fr_1fr_1fr_18rem]">
          {pulse.figures.map((figure, position) => (
            <li key={figure.name} className={position === 2 ? "max-lg:hidden" : undefined}>
              <PulseFigure {...figure} />
            </li>
          ))}
          <li className="flex gap-3 max-md:col-span-2">
            <p className="text-sm text-muted shrink-0">
              <Barometer index={barometer.index} className="w-28" />
              <span className="flex justify-between gap-3">
                {barometer.ends?.easy}
                <span>{barometer.ends?.hard}</span>
              </span>
            </p>
            <PulseFigure {...barometer} />
          </li>
        </ul>
      </div>
    </section>
  );
}

function PulseFigure(props: PresentedPulse["figures"][number] & { provisional?: string }) {
  const { name, figure, note, href, provisional = "" } = props;
  return (
    <Link to={href} className="block text-sm text-muted hover:text-ink">
      {name}
      <span className="block font-display text-lg font-bold sm:text-2xl text-ink">
        {figure}
        {provisional === "" ? null : (
          <span className="font-sans text-sm text-muted">{` ${provisional}`}</span>
        )}
      </span>
      {note}
    </Link>
  );
}
