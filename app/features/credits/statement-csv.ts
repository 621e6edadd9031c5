import type { Translate } from "../../i18n/messages.ts";
import { isEntryKind, noteOf, sayEntry } from "./entry-words.ts";
import type { StatementEntry } from "./read-statement.ts";

/** Tells spreadsheets the encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
/** What a spreadsheet would treat as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

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
  const lines = [headings, ...rows].map((row) => row.map(cell).join(",") + LINE_END);
  return BYTE_ORDER_MARK + lines.join("");
}

/** Numbers stay numbers; a text that begins like a formula is escaped. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
