import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Fact, Facts, OutsideLink, originFacts } from "../companies/facts.tsx";
import { HubLinks } from "../companies/hub-links.tsx";
import type { ShownSources } from "../companies/source-link.tsx";

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

/** The details that StartupFacts leaves out. */
export function StartupDetails(props: {
  record: Omit<StartupDetail, "venture_round">;
  sources?: ShownSources | undefined;
}) {
  const { record, sources } = props;
  const t = useMessages("company");
  const language = useLanguage();
  const facts: Fact[] = [
    {
      name: t("industry"),
      value: record.industries.length > 0 && <HubLinks kind="sectors" values={record.industries} />,
      source: sources?.industries,
    },
    ...originFacts(props, t, language),
    { name: t("city"), value: record.city, source: sources?.city },
    { name: t("address"), value: record.address, source: sources?.address },
    { name: t("founder"), value: record.founder_name, source: sources?.founder_name },
    { name: t("teamSize"), value: record.team_size, source: sources?.team_size },
    {
      name: t("website"),
      value: record.website && <OutsideLink href={record.website} />,
      source: sources?.website,
    },
    {
      name: "LinkedIn",
      value: record.linkedin && <OutsideLink href={record.linkedin} />,
      source: sources?.linkedin,
    },
  ];
  return <Facts heading={t("companyDetails")} facts={facts} />;
}
