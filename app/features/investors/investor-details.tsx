import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Fact, Facts, OutsideLink, originFacts } from "../companies/facts.tsx";
import type { ShownSources } from "../companies/source-link.tsx";

/** An investor's details, besides its name and its story. */
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

/** Shown by InvestorFacts. */
export type InvestorFact =
  | "investor_types"
  | "investment_stages"
  | "target_industries"
  | "target_regions";

/** The details that InvestorFacts leaves out. */
export function InvestorDetails(props: {
  record: Omit<InvestorDetail, InvestorFact>;
  sources?: ShownSources | undefined;
}) {
  const { record, sources } = props;
  const t = useMessages("company");
  const language = useLanguage();
  const facts: Fact[] = [
    ...originFacts(props, t, language),
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
