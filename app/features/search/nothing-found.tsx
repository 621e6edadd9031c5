import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Discover } from "./discover.tsx";
import type { Discovery } from "./discovery.ts";
import type { SearchGroup } from "./groups.ts";
import { LeadLinks } from "./lead-links.tsx";
import type { Leads } from "./leads.ts";
import type { NearMatch } from "./near-matches.ts";
import { searchAddress } from "./query.ts";
import { SearchBox } from "./search-box.tsx";
import { SearchIdeas } from "./search-ideas.tsx";

/** The no-results state (spec §2): close matches, and other ways on. */
export function NothingFound(props: {
  query: string;
  only: SearchGroup | undefined;
  near: NearMatch[];
  leads: Leads;
  discovery: Discovery | undefined;
  now: number;
}) {
  const { query, only, near, leads, discovery, now } = props;
  const t = useMessages("search");
  return (
    <div className="frame py-4 md:py-10">
      <h1 className="text-xl leading-tight font-bold tracking-tight wrap-anywhere md:text-4xl">
        {t("nothingTitle", { query })}
      </h1>
      <p className="mt-1 mb-4 max-w-2xl text-muted md:text-lg">{t("nothingText")}</p>
      <SearchBox key={query} query={query} />
      <LeadLinks leads={leads} />
      {near.length > 0 ? <NearMatches near={near} /> : null}
      {only ? (
        <p className="mt-4">
          <Link to={searchAddress(query)} className="button button-leaf">
            {t("allGroups")}
          </Link>
        </p>
      ) : null}
      <SearchIdeas />
      {discovery ? <Discover discovery={discovery} now={now} /> : <Ways />}
    </div>
  );
}

/** If nothing can be shown, at least where to look. */
function Ways() {
  const status = useMessages("status");
  return (
    <ul className="mt-8 flex flex-wrap gap-3">
      <li>
        <Link to="/startups" className="button button-quiet">
          {status("seeStartups")}
        </Link>
      </li>
      <li>
        <Link to="/investors" className="button button-quiet">
          {status("seeInvestors")}
        </Link>
      </li>
    </ul>
  );
}

function NearMatches({ near }: { near: NearMatch[] }) {
  const t = useMessages("search");
  const frame = useMessages("frame");
  return (
    <section aria-labelledby="near-heading" className="mt-6">
      <h2 id="near-heading" className="border-b border-line pb-2 text-2xl font-bold">
        {t("nearMatches")}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {near.map(({ id, group, slug, name, logo }) => (
          <li key={id}>
            <Link
              to={`${group.path}/${slug}`}
              className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf"
            >
              {group.kind === "news" ? null : <CompanyLogo logo={logo} name={name} />}
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted">{frame(group.heading)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
