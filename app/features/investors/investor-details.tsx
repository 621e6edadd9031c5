import { joinNames } from "../../../contracts/lists.ts";
import { plainYear } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Fact, Facts, OutsideLink } from "../companies/facts.tsx";

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

export function InvestorDetails({ record }: { record: InvestorDetail }) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const names = (values: string[]) => joinNames(values.map(label), language);
  const facts: Fact[] = [
    { name: t("investorType"), value: names(record.investor_types) },
    { name: t("stages"), value: names(record.investment_stages) },
    { name: t("targetIndustry"), value: names(record.target_industries) },
    { name: t("targetRegions"), value: names(record.target_regions) },
    { name: t("country"), value: label(record.country) },
    { name: t("city"), value: record.city },
    { name: t("address"), value: record.address },
    {
      name: t("foundedYear"),
      value: record.founded_year === null ? null : plainYear(record.founded_year, language),
    },
    { name: t("website"), value: record.website && <OutsideLink href={record.website} /> },
  ];
  return <Facts heading={t("investorDetails")} facts={facts} />;
}
