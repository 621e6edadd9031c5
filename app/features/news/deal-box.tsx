import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { Deal } from "./present-deal.ts";

/** The round that an article reports: who, how much, from whom. */
export function DealBox({ deal, className }: { deal: Deal; className: string }) {
  const t = useMessages("article");
  const { startup, leads, others } = deal;
  return (
    <aside aria-labelledby="deal-heading" className={`card ${className}`}>
      <h2 id="deal-heading" className="font-sans text-sm font-semibold text-muted">
        {t("dealHeading")}
      </h2>
      <Link to={`/startups/${startup.slug}`} className="mt-3 flex items-center gap-3 name-link">
        <CompanyLogo name={startup.name} logo={startup.logo} />
        <span className="min-w-0 wrap-anywhere">{startup.name}</span>
      </Link>
      <p className="mt-4 font-display text-3xl font-bold">
        {deal.amount === "" ? t("dealUndisclosed") : deal.amount}
      </p>
      <p className="text-muted">
        {deal.kind} ·{" "}
        {deal.hub === null ? (
          deal.country
        ) : (
          <Link to={deal.hub} className="name-link">
            {deal.country}
          </Link>
        )}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-3 text-sm sm:grid-cols-3 lg:grid-cols-1">
        <Fact name={t("dealAnnounced")}>
          <time dateTime={deal.announcedOn}>{deal.day}</time>
        </Fact>
        {leads.length === 0 ? null : (
          <Fact name={t("dealLead")}>
            <Backers of={leads} />
          </Fact>
        )}
        {others.length === 0 && leads.length > 0 ? null : (
          <Fact name={t(leads.length === 0 ? "dealInvestors" : "dealOthers")}>
            {others.length === 0 ? t("dealUnnamed") : <Backers of={others} />}
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Backers({ of }: { of: Deal["leads"] }) {
  return (
    <ul>
      {of.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/investors/${slug}`} className="name-link inline-flex min-h-8 items-center">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
