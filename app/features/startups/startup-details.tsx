import { joinNames } from "../../../contracts/lists.ts";
import { plainYear } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Fact, Facts, OutsideLink } from "../companies/facts.tsx";

/** A startup's own details, besides its name and its story. */
export type StartupDetail = {
  industries: string[];
  venture_round: string;
  country: string;
  city: string;
  address: string;
  founded_year: number | null;
  founder_name: string;
  team_size: string | null;
  website: string | null;
  linkedin: string | null;
};

export function StartupDetails({ record }: { record: StartupDetail }) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const facts: Fact[] = [
    { name: t("industry"), value: joinNames(record.industries.map(label), language) },
    { name: t("ventureRound"), value: label(record.venture_round) },
    { name: t("country"), value: label(record.country) },
    { name: t("city"), value: record.city },
    { name: t("address"), value: record.address },
    {
      name: t("foundedYear"),
      value: record.founded_year === null ? null : plainYear(record.founded_year, language),
    },
    { name: t("founder"), value: record.founder_name },
    { name: t("teamSize"), value: record.team_size },
    { name: t("website"), value: record.website && <OutsideLink href={record.website} /> },
    { name: "LinkedIn", value: record.linkedin && <OutsideLink href={record.linkedin} /> },
  ];
  return <Facts heading={t("companyDetails")} facts={facts} />;
}
