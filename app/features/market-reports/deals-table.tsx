import { Link } from "react-router";
import { Joined } from "../../i18n/joined.tsx";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { PresentedDeal } from "./present-lists.ts";

/** Rounds, as the tracker lists them; empty columns are left out. */
export function DealsTable({ caption, deals }: { caption: string; deals: PresentedDeal[] }) {
  const t = useMessages("marketReport");
  const hasCountries = deals.some(({ country }) => country !== "");
  const hasSectors = deals.some(({ sector }) => sector !== "");
  return (
    <table className="company-table deal-table mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columnStartup")}</th>
          <th scope="col">{t("columnDay")}</th>
          <th scope="col">{t("columnRound")}</th>
          <th scope="col" className="text-end">
            {t("columnAmount")}
          </th>
          {hasCountries ? <th scope="col">{t("columnCountry")}</th> : null}
          {hasSectors ? <th scope="col">{t("columnSector")}</th> : null}
          <th scope="col">{t("columnLead")}</th>
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <tr key={deal.key}>
            <th scope="row" className="company-name">
              <CompanyLogo name={deal.startup.name} logo={deal.startup.logo} />
              <Link to={`/startups/${deal.startup.slug}`} className="company-link">
                {deal.startup.name}
              </Link>
            </th>
            <td data-label={t("columnDay")}>
              <time dateTime={deal.announcedOn}>{deal.day}</time>
              {deal.since === "" ? null : (
                <span className="lg:block">
                  <span className="lg:hidden"> · </span>
                  {deal.since}
                </span>
              )}
            </td>
            <td data-label={t("columnRound")}>{deal.kind}</td>
            <td data-label={t("columnAmount")} className="row-figure">
              {deal.amount}
            </td>
            {hasCountries ? <td data-label={t("columnCountry")}>{deal.country}</td> : null}
            {hasSectors ? <td data-label={t("columnSector")}>{deal.sector}</td> : null}
            <td data-label={t("columnLead")} className="wide">
              <Leads leads={deal.leads} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * On desktop the column's heading says that they lead; on a phone, which shows no headings, the
 * cell does.
 */
function Leads({ leads }: Pick<PresentedDeal, "leads">) {
  const t = useMessages("marketReport");
  if (leads.length === 0) return null;
  const [before = "", after = ""] = t("ledBy", { names: PLACE }).split(PLACE);
  return (
    <>
      <span className="lg:hidden">{before}</span>
      <Joined
        links={leads.map(({ slug, name }) => ({
          key: slug,
          name,
          link: (
            <Link key={slug} to={`/investors/${slug}`} className="name-link relative z-10">
              {name}
            </Link>
          ),
        }))}
      />
      <span className="lg:hidden">{after}</span>
    </>
  );
}

/** A placeholder for the names in the words around them. */
const PLACE = "\n";
