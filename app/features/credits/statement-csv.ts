import type { Translate } from "../../i18n/messages.ts";
import { csvFile } from "../../platform/csv-file.ts";
import { isEntryKind, noteOf, sayEntry } from "./entry-words.ts";
import type { StatementEntry } from "./read-statement.ts";

/** The statement as a file: headings in the person's language, times in ISO 8601 and UTC. */
export function statementCsv(t: Translate<"credits">, entries: readonly StatementEntry[]): string {
  const rows = entries.map((entry) => [
    new Date(entry.created_at).toISOString(),
    isEntryKind(entry.kind) ? t(`kind_${entry.kind}`) : entry.kind,
    [sayEntry(t, entry), noteOf(entry)].filter(Boolean).join(": "),
    entry.amount,
    entry.balance_after,
    entry.owed_after,
    entry.invoice?.number || entry.subject_id,
  ]);
  const headings = [
    t("csvDate"),
    t("csvKind"),
    t("csvWhat"),
    t("csvCredits"),
    t("csvBalance"),
    t("csvOwed"),
    t("csvReference"),
  ];
  return csvFile([headings, ...rows]);
}
