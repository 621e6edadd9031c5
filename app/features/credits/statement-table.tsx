import { Link } from "react-router";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { sayScore } from "../../i18n/scores.ts";
import { noteOf, runAddress, sayEntry } from "./entry-words.ts";
import { InvoiceDocument } from "./invoice-document.tsx";
import type { StatementEntry } from "./read-statement.ts";

/** Entries, each with the balance after it. */
export function StatementTable({ entries }: { entries: StatementEntry[] }) {
  const t = useMessages("credits");
  return (
    <table className="w-full">
      <caption className="sr-only">{t("statementTitle")}</caption>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="py-2 pe-3 font-medium">
            {t("columnWhat")}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t("columnCredits")}
          </th>
          <th scope="col" className="hidden py-2 ps-6 text-end font-medium sm:table-cell">
            {t("columnBalance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry }: { entry: StatementEntry }) {
  const t = useMessages("credits");
  const language = useLanguage();
  const words = sayEntry(t, entry);
  const run = runAddress(entry);
  const note = noteOf(entry);
  const tag = LANGUAGE_TAGS[language];
  const signed = numberFormat(tag, { signDisplay: "exceptZero" });
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 pe-3">
        {run ? (
          <Link to={run} className="font-medium underline decoration-line underline-offset-4">
            {words}
          </Link>
        ) : (
          <span className="font-medium">{words}</span>
        )}
        {entry.reviewed ? (
          <span className="dotted flex flex-wrap text-sm text-muted">
            <span className="wrap-anywhere">{entry.reviewed.fileName}</span>
            <span>{t("scored", { score: sayScore(entry.reviewed.score, language) })}</span>
          </span>
        ) : null}
        {note ? <span className="block text-sm wrap-anywhere text-muted">{note}</span> : null}
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <time dateTime={entry.created_at}>{exactMoment(entry.created_at, language)}</time>
          {entry.invoice ? (
            <InvoiceDocument number={entry.invoice.number} address={entry.invoice.document} />
          ) : null}
        </span>
      </th>
      <td className="py-2.5 text-end whitespace-nowrap tabular-nums">
        <span className={`font-semibold ${entry.amount > 0 ? "text-leaf" : ""}`}>
          {signed.format(entry.amount)}
        </span>
        {/* On a phone the balance has no column. */}
        <span className="block text-sm text-muted sm:hidden">
          {t("balanceShort", { count: entry.balance_after })}
        </span>
        {entry.owed_after > 0 ? (
          <span className="block text-sm text-alert">
            {t("owedShort", { count: entry.owed_after })}
          </span>
        ) : null}
      </td>
      <td className="hidden py-2.5 ps-6 text-end whitespace-nowrap tabular-nums sm:table-cell">
        {numberFormat(tag).format(entry.balance_after)}
      </td>
    </tr>
  );
}
