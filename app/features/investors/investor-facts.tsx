import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sizesText } from "../../i18n/round-sizes.ts";
import { type Fact, FactsBand, type KeyFact } from "../companies/facts.tsx";
import { HubLinks } from "../companies/hub-links.tsx";
import type { ShownSources } from "../companies/source-link.tsx";
import type { InvestorDetail, InvestorFact } from "./investor-details.tsx";
import type { PortfolioCompany, RoundsJoined } from "./read-investor.ts";

/** What most founders come for: the size of the rounds that it joins, how active it is, and where. */
export function InvestorFacts(props: {
  record: Pick<InvestorDetail, InvestorFact>;
  companies: PortfolioCompany[];
  /** Unknown in a preview. */
  joined?: RoundsJoined;
  sources?: ShownSources | undefined;
}) {
  const { record, companies, joined, sources } = props;
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const count = numberFormat(LANGUAGE_TAGS[language]);
  const names = (values: string[]) => joinNames(values.map(label), language);
  const sum = (of: (company: PortfolioCompany) => number) =>
    companies.length > 0
      ? count.format(companies.reduce((total, company) => total + of(company), 0))
      : null;
  const sizes = joined ? sizesOf(joined, language) : null;
  const figures: KeyFact[] = [
    { name: t("roundSizes"), value: sizes === null ? null : <Sizes text={sizes} /> },
    { name: t("rounds"), value: sum(({ rounds }) => rounds) },
    { name: t("led"), value: sum(({ led_rounds }) => led_rounds) },
    { name: t("portfolioCompanies"), value: sum(() => 1) },
  ];
  const facts: Fact[] = [
    {
      name: t("stages"),
      value: names(record.investment_stages),
      source: sources?.investment_stages,
    },
    {
      name: t("targetRegions"),
      value: names(record.target_regions),
      source: sources?.target_regions,
    },
    {
      name: t("targetIndustry"),
      value: record.target_industries.length > 0 && (
        <HubLinks kind="sectors" values={record.target_industries} />
      ),
      source: sources?.target_industries,
    },
    {
      name: t("investorType"),
      value: names(record.investor_types),
      source: sources?.investor_types,
    },
  ];
  return (
    <FactsBand
      heading={t("atAGlance")}
      figures={figures}
      facts={facts}
      note={sizes === null ? undefined : t("roundSizesNote")}
    />
  );
}

function sizesOf({ smallest, largest }: RoundsJoined, language: Language): string | null {
  if (smallest === null || largest === null) return null;
  return sizesText({ least: smallest, most: largest }, language);
}

/** Both ends large; their unit small, as in any figure. */
function Sizes({ text }: { text: string }) {
  const [, ends = text, unit = ""] = /^(.*\d[A-Z]?)(.*)$/su.exec(text) ?? [];
  return (
    <>
      {ends}
      {unit === "" ? null : <span className="text-[max(0.55em,0.75rem)]">{unit}</span>}
    </>
  );
}
