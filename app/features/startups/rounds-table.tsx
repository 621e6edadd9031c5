import { Fragment } from "react";
import { Link } from "react-router";
import { plainDay } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import type { Round } from "./read-startup.ts";

/** Every round with its date, amount and investors, the latest first. */
export function RoundsTable({ rounds }: { rounds: Round[] }) {
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
          <th scope="col" className="py-2 pe-3 text-end">
            {t("amount")}
          </th>
          <th scope="col" className="py-2">
            {t("investors")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </tbody>
    </table>
  );
}

function RoundRow({ round }: { round: Round }) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-3 font-semibold md:whitespace-nowrap">
        {label(round.kind)}
      </th>
      <td className="py-3 pe-3 whitespace-nowrap">
        <time dateTime={round.announcedOn}>{plainDay(round.announcedOn, language)}</time>
      </td>
      <td className="py-3 pe-3 text-end whitespace-nowrap tabular-nums">
        {round.usdThousand === null ? t("undisclosed") : shortDollars(round.usdThousand, language)}
      </td>
      <td className="py-3">
        {round.backers.map((backer, position) => (
          <Fragment key={backer.slug}>
            {position === 0 ? null : " · "}
            <Link
              to={`/investors/${backer.slug}`}
              className="text-leaf underline decoration-line underline-offset-4 hover:decoration-leaf"
            >
              {backer.name}
            </Link>
            {backer.isLead ? <span className="text-muted"> ({t("lead")})</span> : null}
          </Fragment>
        ))}
      </td>
    </tr>
  );
}
