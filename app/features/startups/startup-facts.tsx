import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { type Fact, FactsBand, originFacts } from "../companies/facts.tsx";
import { HubLinks } from "../companies/hub-links.tsx";
import type { ShownSources } from "../companies/source-link.tsx";
import { isDebt, sumUsdThousand } from "./funding-history.ts";
import type { Round } from "./read-startup.ts";
import type { StartupDetail } from "./startup-details.tsx";

/** What most readers come for: what kind of company it is, what it raised and when. */
export function StartupFacts(props: {
  record: Pick<StartupDetail, "founded_year" | "country" | "industries" | "venture_round">;
  rounds: Round[];
  sources?: ShownSources | undefined;
}) {
  const { record, rounds, sources } = props;
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const count = numberFormat(LANGUAGE_TAGS[language]);
  const dollars = (thousand: number) => (thousand > 0 ? shortDollars(thousand, language) : null);
  const counted = rounds.filter((round) => !isDebt(round));
  const backers = new Set(rounds.flatMap((round) => round.backers.map(({ slug }) => slug)));
  const latest = rounds[0];
  const facts: Fact[] = [
    ...originFacts(props, t, language),
    {
      name: t("industry"),
      value: record.industries.length > 0 && <HubLinks kind="sectors" values={record.industries} />,
      source: sources?.industries,
    },
    {
      name: t("ventureRound"),
      value: label(record.venture_round),
      source: sources?.venture_round,
    },
    {
      name: t("totalRaised"),
      value:
        dollars(sumUsdThousand(rounds, "raised")) ?? (counted.length > 0 ? t("undisclosed") : null),
    },
    { name: label("debt"), value: dollars(sumUsdThousand(rounds, "debt")) },
    { name: t("investors"), value: backers.size > 0 ? count.format(backers.size) : null },
    {
      name: t("latestRound"),
      value: latest ? <LatestRound round={latest} stage={record.venture_round} /> : null,
    },
  ];
  return <FactsBand heading={t("companyFacts")} facts={facts} />;
}

/** Its kind only where it is not the one that the company is at. */
function LatestRound({ round, stage }: { round: Round; stage: string }) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const { kind, usdThousand, announcedOn } = round;
  return (
    <span className="dotted flex flex-wrap">
      {kind === stage ? null : <span>{label(kind)}</span>}
      <span>{usdThousand === null ? t("undisclosed") : shortDollars(usdThousand, language)}</span>
      <span className="font-normal whitespace-nowrap text-muted">
        {plainDay(announcedOn, language)}
      </span>
    </span>
  );
}
