import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { DealHit } from "./deal-hit.ts";
import { Highlighted } from "./highlighted.tsx";
import type { SearchTerm } from "./search-terms.ts";

/** A funding round: whose, how much, which and when. */
export function DealResult({ hit, terms }: { hit: DealHit; terms: SearchTerm[] }) {
  const t = useMessages("search");
  const { company, round, country, amount, day, announcedOn } = hit;
  return (
    <article className="relative flex h-full gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf">
      <CompanyLogo logo={company.logo} name={company.name} />
      <div className="min-w-0 flex-1">
        {/* On a phone always below: only some languages leave room beside a long name. */}
        <div className="items-baseline justify-between gap-x-3 sm:flex">
          <h3 className="min-w-0 font-sans font-semibold wrap-anywhere">
            <Link to={`/startups/${company.slug}`} className="after:absolute after:inset-0">
              <Highlighted text={company.name} terms={terms} />
            </Link>
          </h3>
          <p
            className={
              amount === null
                ? "text-sm text-muted sm:shrink-0"
                : "font-semibold tabular-nums sm:shrink-0"
            }
          >
            {amount ?? t("undisclosed")}
          </p>
        </div>
        <ul className="dotted flex flex-wrap text-sm text-muted">
          {[round, country].map((word) => (
            <li key={word}>
              <Highlighted text={word} terms={terms} />
            </li>
          ))}
          <li>
            <time dateTime={announcedOn}>{day}</time>
          </li>
        </ul>
      </div>
    </article>
  );
}
