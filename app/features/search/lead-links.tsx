import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Facet, Lead, Leads } from "./leads.ts";
import { useFoundCount } from "./use-found-count.ts";

/** What the query says, as filtered lists, and how the first can be narrowed. */
export function LeadLinks({ leads }: { leads: Leads }) {
  const t = useMessages("search");
  if (leads.lists.length === 0) return null;
  return (
    <nav
      aria-label={t("leads")}
      className="mt-5 grid grid-cols-1 gap-4 rounded-2xl border border-line bg-surface p-4 md:p-5"
    >
      <ul className="grid gap-2">
        {leads.lists.map((lead) => (
          <li key={lead.name}>
            <LeadLink lead={lead} />
          </li>
        ))}
      </ul>
      {leads.facets.map((facet) => (
        <FacetLinks key={facet.parameter} facet={facet} />
      ))}
    </nav>
  );
}

const HEADINGS = {
  startups: "navStartups",
  investors: "navInvestors",
  deals: "navFunding",
} as const;

function LeadLink({ lead }: { lead: Lead }) {
  const t = useMessages("search");
  const frame = useMessages("frame");
  const count = useFoundCount();
  const kind = frame(HEADINGS[lead.name]);
  const parts = lead.name === "deals" ? [...lead.values, t("lastYear")] : lead.values;
  return (
    <Link
      to={lead.address}
      className="group flex min-h-11 items-center gap-3 font-semibold wrap-anywhere"
    >
      <span className="min-w-0 group-hover:underline group-hover:underline-offset-4">
        {[kind, ...parts].join(" · ")}
      </span>
      <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium tabular-nums">
        {count(lead.found)}
      </span>
      <Icon name="arrow" className="ms-auto size-5 shrink-0 text-leaf" />
    </Link>
  );
}

function FacetLinks({ facet: { parameter, options } }: { facet: Facet }) {
  const t = useMessages("search");
  const count = useFoundCount();
  const heading = `facet-${parameter}`;
  return (
    <div className="border-t border-line pt-3">
      <h2 id={heading} className="font-sans text-sm font-semibold text-muted">
        {t(`narrow_${parameter}`)}
      </h2>
      <ul
        aria-labelledby={heading}
        className="row-of-links [--paper:var(--surface)] -mx-4 mt-1.5 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {options.map(({ name, address, found }) => (
          <li key={name}>
            <Link to={address} className="button button-quiet gap-2 px-4 text-sm whitespace-nowrap">
              {name}
              <span className="font-normal text-muted tabular-nums">{count(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
