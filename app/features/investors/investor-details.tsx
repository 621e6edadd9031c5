import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Fact, Facts, OutsideLink } from "../companies/facts.tsx";
import { HubLinks } from "../companies/hub-links.tsx";
import type { ShownSources } from "../companies/source-link.tsx";

/** An investor's own details, besides its name and its story. */
export type InvestorDetail = {
  investor_types: string[];
  investment_stages: string[];
  target_industries: string[];
  target_regions: string[];
  country: string;
  city: string;
  address: string;
  founded_year: number | null;
  website: string | null;
};

/** What InvestorFacts leaves out. */
export function InvestorDetails(props: {
  record: Omit<InvestorDetail, "investor_types" | "country" | "founded_year">;
  sources?: ShownSources | undefined;
}) {
  const { record, sources } = props;
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const names = (values: string[]) => joinNames(values.map(label), language);
  const facts: Fact[] = [
    {
      name: t("stages"),
      value: names(record.investment_stages),
      source: sources?.investment_stages,
    },
    {
      name: t("targetIndustry"),
      value: record.target_industries.length > 0 && (
        <HubLinks kind="sectors" values={record.target_industries} />
      ),
      source: sources?.target_industries,
    },
    {
      name: t("targetRegions"),
      value: names(record.target_regions),
      source: sources?.target_regions,
    },
    { name: t("city"), value: record.city, source: sources?.city },
    { name: t("address"), value: record.address, source: sources?.address },
    {
      name: t("website"),
      value: record.website && <OutsideLink href={record.website} />,
      source: sources?.website,
    },
  ];
  return <Facts heading={t("investorDetails")} facts={facts} />;
}
