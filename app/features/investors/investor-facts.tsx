import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { plainDay, plainYear } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Fact, FactsBand } from "../companies/facts.tsx";
import { HubLinks } from "../companies/hub-links.tsx";
import type { ShownSources } from "../companies/source-link.tsx";
import type { InvestorDetail } from "./investor-details.tsx";
import type { PortfolioCompany } from "./read-investor.ts";

/** What most founders come for: what kind of investor it is, and how active. */
export function InvestorFacts(props: {
  record: Pick<InvestorDetail, "founded_year" | "country" | "investor_types">;
  companies: PortfolioCompany[];
  sources?: ShownSources | undefined;
}) {
  const { record, companies, sources } = props;
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const count = numberFormat(LANGUAGE_TAGS[language]);
  const [latest] = companies;
  const sum = (of: (company: PortfolioCompany) => number) =>
    latest ? count.format(companies.reduce((total, company) => total + of(company), 0)) : null;
  const facts: Fact[] = [
    {
      name: t("investorType"),
      value: joinNames(record.investor_types.map(label), language),
      source: sources?.investor_types,
    },
    {
      name: t("foundedYear"),
      value: record.founded_year === null ? null : plainYear(record.founded_year, language),
      source: sources?.founded_year,
    },
    {
      name: t("country"),
      value: record.country !== "" && <HubLinks kind="countries" values={[record.country]} />,
      source: sources?.country,
    },
    { name: t("portfolioCompanies"), value: sum(() => 1) },
    { name: t("rounds"), value: sum(({ rounds }) => rounds) },
    { name: t("led"), value: sum(({ led_rounds }) => led_rounds) },
    { name: t("latestDeal"), value: latest ? plainDay(latest.latest_on, language) : null },
  ];
  return <FactsBand heading={t("atAGlance")} facts={facts} />;
}
