import { plainDay } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { RoundBackers } from "../companies/round-backers.tsx";
import { RoundSourceLine } from "../companies/round-source-line.tsx";
import { SourceLink } from "../companies/source-link.tsx";
import type { ShownKnown } from "./present-known.ts";
import type { Round } from "./read-startup.ts";

type Known = ShownKnown["rounds"];

/** Every round with its date, amount and investors, the latest first. */
export function RoundsTable({ rounds, known }: { rounds: Round[]; known?: Known | undefined }) {
  const t = useMessages("company");
  return (
    <table className="rounds-table mt-4 w-full text-sm">
      <caption className="sr-only">{t("fundingHistory")}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pe-3">
            {t("round")}
          </th>
          <th scope="col" className="py-2 pe-3">
            {t("announcedOn")}
          </th>
          <th scope="col" className="py-2 pe-3 text-end md:pe-8">
            {t("amount")}
          </th>
          <th scope="col" className="py-2">
            {t("investors")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} known={known?.[round.id]} />
        ))}
      </tbody>
    </table>
  );
}

function RoundRow(props: { round: Round; known: NonNullable<Known>[string] }) {
  const { round, known } = props;
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="pt-3 pe-3 pb-0.5 font-semibold md:pb-3">
        {label(round.kind)}
      </th>
      <td className="pt-3 pe-3 pb-0.5 whitespace-nowrap md:pb-3">
        <time dateTime={round.announcedOn}>{plainDay(round.announcedOn, language)}</time>
        <SourceLink source={known?.sources?.announced_on} />
      </td>
      <td className="pt-3 pb-0.5 text-end whitespace-nowrap tabular-nums md:pe-8 md:pb-3">
        {round.usdThousand === null ? t("undisclosed") : shortDollars(round.usdThousand, language)}
        <SourceLink source={known?.sources?.amount} />
        {known?.amount ? (
          <span className="block text-xs whitespace-pre-line text-muted">{known.amount}</span>
        ) : null}
      </td>
      <td className="pb-3 md:pt-3">
        <RoundBackers backers={round.backers} sayLead={(name) => t("leads", { name })} />
        <SourceLink source={known?.sources?.investors} />
        <RoundSourceLine source={known?.source} />
      </td>
    </tr>
  );
}
