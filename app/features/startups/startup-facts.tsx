import type { ReactNode } from "react";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { BigFigure } from "../../ui/big-figure.tsx";
import { FactsBand, type KeyFact } from "../companies/facts.tsx";
import type { ShownSources } from "../companies/source-link.tsx";
import { isDebt, sumUsdThousand } from "./funding-history.ts";
import type { Round } from "./read-startup.ts";
import type { StartupDetail } from "./startup-details.tsx";

/** What most readers come for: what it raised, when, from how many, and its stage. */
export function StartupFacts(props: {
  record: Pick<StartupDetail, "venture_round">;
  rounds: Round[];
  sources?: ShownSources | undefined;
}) {
  const { record, rounds, sources } = props;
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const count = numberFormat(LANGUAGE_TAGS[language]);
  const dollars = (thousand: number): ReactNode =>
    thousand > 0 ? <BigFigure text={shortDollars(thousand, language)} /> : null;
  const counted = rounds.filter((round) => !isDebt(round));
  const backers = new Set(rounds.flatMap((round) => round.backers.map(({ slug }) => slug)));
  const latest = rounds[0];
  const figures: KeyFact[] = [
    {
      name: t("totalRaised"),
      value:
        dollars(sumUsdThousand(rounds, "raised")) ?? (counted.length > 0 ? t("undisclosed") : null),
    },
    {
      name: t("latestRound"),
      value: latest ? (dollars(latest.usdThousand ?? 0) ?? t("undisclosed")) : null,
      note: latest ? <KindAndDay round={latest} stage={record.venture_round} /> : null,
    },
    { name: t("investors"), value: backers.size > 0 ? count.format(backers.size) : null },
    {
      name: t("ventureRound"),
      value: label(record.venture_round),
      source: sources?.venture_round,
    },
    { name: label("debt"), value: dollars(sumUsdThousand(rounds, "debt")) },
  ];
  return <FactsBand heading={t("companyFacts")} figures={figures} />;
}

/** The kind only where it differs from the company's stage. */
function KindAndDay({ round, stage }: { round: Round; stage: string }) {
  const label = useLabel();
  const language = useLanguage();
  const { kind, announcedOn } = round;
  return (
    <span className="dotted flex flex-wrap">
      {kind === stage ? null : <span>{label(kind)}</span>}
      <span className="whitespace-nowrap">{plainDay(announcedOn, language)}</span>
    </span>
  );
}
