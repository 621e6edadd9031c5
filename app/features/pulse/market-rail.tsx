import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PresentedPulse } from "./present-pulse.ts";

const ASIDE = "flex justify-between gap-3 text-sm font-medium text-muted";

const ITEM = "block border-t border-line py-2 font-semibold hover:text-ink";

/** The latest deals and who invests most; beside the feed on desktop. */
export function MarketRail({ pulse }: { pulse: PresentedPulse }) {
  const { deals, investors } = pulse;
  return (
    <aside className="sticky top-20 gap-x-6 max-lg:pt-4 md:grid md:grid-cols-2 lg:block">
      {deals.items.length === 0 ? null : (
        <RailList {...deals}>
          {deals.items.map(({ slug, name, amount, what, day }) => (
            <li key={`${slug} ${what} ${day}`}>
              <Link to={`/startups/${slug}`} className={ITEM}>
                <span className="flex justify-between gap-3">
                  {`${name} `}
                  <span className="whitespace-nowrap">{amount}</span>
                </span>
                <span className={ASIDE}>
                  {`${what} `}
                  <span className="whitespace-nowrap">{day}</span>
                </span>
              </Link>
            </li>
          ))}
        </RailList>
      )}
      {investors.items.length === 0 ? null : (
        <RailList {...investors}>
          {investors.items.map(({ slug, name, what }) => (
            <li key={slug}>
              <Link to={`/investors/${slug}`} className={ITEM}>
                {name}
                <span className={ASIDE}>{what}</span>
              </Link>
            </li>
          ))}
        </RailList>
      )}
    </aside>
  );
}

function RailList(props: { heading: string; more: string; href: string; children: ReactNode }) {
  const { heading, more, href, children } = props;
  return (
    <section className="mb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-3">
        <h2 className="text-lg font-bold">{heading}</h2>
        <Link to={href} className="text-sm text-muted hover:underline">
          {more}
        </Link>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
