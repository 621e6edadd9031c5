import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../directory/company-logo.tsx";
import type { SearchGroup } from "./groups.ts";
import { LeadLinks } from "./lead-links.tsx";
import type { Leads } from "./leads.ts";
import type { NearMatch } from "./near-matches.ts";
import { searchAddress } from "./query.ts";
import { SearchBox } from "./search-box.tsx";

/** The no-results state (spec §2): close matches, and other ways on. */
export function NothingFound(props: {
  query: string;
  only: SearchGroup | undefined;
  near: NearMatch[];
  leads: Leads;
}) {
  const { query, only, near, leads } = props;
  const t = useMessages("search");
  const status = useMessages("status");
  const crash = useMessages("crash");
  return (
    <div className="frame py-8 md:py-10">
      <h1 className="text-2xl leading-tight font-bold tracking-tight wrap-anywhere md:text-4xl">
        {t("nothingTitle", { query })}
      </h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-muted">{t("nothingText")}</p>
      <SearchBox query={query} />
      <LeadLinks leads={leads} />
      {near.length > 0 ? <NearMatches near={near} /> : null}
      <ul className="mt-10 flex flex-wrap gap-3">
        {only ? (
          <li>
            <Link to={searchAddress(query)} className="button button-leaf">
              {t("allGroups")}
            </Link>
          </li>
        ) : null}
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
        <li>
          <Link to="/" className="button button-quiet">
            {crash("goHome")}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function NearMatches({ near }: { near: NearMatch[] }) {
  const t = useMessages("search");
  const frame = useMessages("frame");
  return (
    <section aria-labelledby="near-heading" className="mt-10">
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
