import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Facet, Lead, Leads, NearMiss } from "./leads.ts";
import { useFoundCount } from "./use-found-count.ts";

/**
 * What the query says as filters, each of which can be removed, the lists that match them, and
 * further filters for the first.
 */
export function LeadLinks({ leads }: { leads: Leads }) {
  const t = useMessages("search");
  const isWidened = leads.filters.some(({ wider }) => wider !== undefined);
  const isList = leads.lists.length > 0;
  if (!isList && !isWidened) return null;
  return (
    <nav
      aria-label={t("leads")}
      className="mt-4 grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-4 md:mt-5 md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Filters leads={leads} />
        {isList ? (
          <ul className="flex flex-wrap gap-2">
            {leads.lists.map((lead) => (
              <li key={lead.name}>
                <LeadLink lead={lead} />
              </li>
            ))}
          </ul>
        ) : leads.nearMisses.length > 0 ? (
          <NearMisses misses={leads.nearMisses} />
        ) : (
          <p className="text-sm text-muted">{t("widen")}</p>
        )}
      </div>
      {leads.leftOut === "" || !isList ? null : (
        <p className="text-sm text-muted">{t("leadsWithout", { words: leads.leftOut })}</p>
      )}
      {leads.facets.length === 0 ? null : (
        <details className="sm:[&::details-content]:[content-visibility:visible] sm:[&::details-content]:block">
          {/* Folded on a phone, because the results come first; and where the browser cannot open
              it. */}
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf hover:underline supports-[selector(::details-content)]:sm:hidden">
            {t("narrow")}
          </summary>
          <div className="grid grid-cols-1 gap-3">
            {leads.facets.map((facet) => (
              <FacetLinks key={facet.parameter} facet={facet} />
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}

/** On a phone one scrolling row, else as many rows as needed. */
const CHIPS =
  "row-of-links -mx-4 flex gap-2 overflow-x-auto px-4 max-sm:w-[calc(100%+2rem)] sm:mx-0 sm:flex-wrap sm:px-0";

function Filters({ leads: { filters } }: { leads: Leads }) {
  const t = useMessages("search");
  if (filters.length === 0) return null;
  return (
    <div className="max-sm:w-full">
      <h2 id="understood" className="font-sans text-sm font-semibold text-muted">
        {t("understood")}
      </h2>
      <ul aria-labelledby="understood" className={`mt-1.5 ${CHIPS}`}>
        {filters.map(({ parameter, values, wider }) => (
          <li key={parameter}>
            <FilterChip name={t(`filter_${parameter}`, { values })} wider={wider} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a list has without one of the filters, one link each. */
function NearMisses({ misses }: { misses: NearMiss[] }) {
  const t = useMessages("search");
  const frame = useMessages("frame");
  const count = useFoundCount();
  return (
    <ul aria-label={t("nearMisses")} className={CHIPS}>
      {misses.map(({ without, name, address, found }) => (
        <li key={without}>
          <Link to={address} className="button button-quiet !px-4 text-sm max-sm:whitespace-nowrap">
            {t("without", { values: without })}
            <span className="font-normal text-muted tabular-nums">
              {`${frame(HEADINGS[name])} ${count(found)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A filter, and the search without it. */
function FilterChip({ name, wider }: { name: string; wider: string | undefined }) {
  const t = useMessages("search");
  const look =
    "inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken text-sm max-sm:whitespace-nowrap";
  if (wider === undefined) return <span className={`${look} px-4`}>{name}</span>;
  return (
    <Link
      to={wider}
      aria-label={t("removeFilter", { name })}
      className={`${look} ps-4 pe-3 hover:bg-line`}
    >
      {name}
      <Icon name="close" className="size-4 text-muted" />
    </Link>
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
  return (
    <Link to={lead.address} className="button button-quiet !px-4 text-sm">
      {frame(HEADINGS[lead.name])}
      {lead.name === "deals" ? (
        <span className="font-normal text-muted">{t("lastYear")}</span>
      ) : null}
      <span className="rounded-full bg-sunken px-2 tabular-nums">{count(lead.found)}</span>
      <Icon name="arrow" className="size-4 text-leaf max-sm:hidden" />
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
      <ul aria-labelledby={heading} className={`mt-1.5 ${CHIPS}`}>
        {options.map(({ name, address, found }) => (
          <li key={name}>
            <Link to={address} className="button button-quiet px-4 text-sm">
              {name}
              <span className="font-normal text-muted tabular-nums">{count(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
