import type { Database } from "../../../contracts/database.ts";
import type { Language } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { ShownSource, ShownSources } from "./source-link.tsx";

/** A source as the data API returns it. */
export type SourceRow = Pick<
  Database["public"]["Tables"]["fact_sources"]["Row"],
  "field" | "publisher" | "url" | "read_on" | "read_by"
>;

export const SOURCE_COLUMNS = "field,publisher,url,read_on,read_by";

/** Sources in the reader's language, by field; undefined if there are none. */
export function presentSources(
  rows: SourceRow[],
  language: Language,
  t: Translate<"provenance">,
): ShownSources | undefined {
  if (rows.length === 0) return undefined;
  return Object.fromEntries(rows.map((row) => [row.field, presentSource(row, language, t)]));
}

export function presentSource(
  { publisher, url, read_on, read_by }: SourceRow,
  language: Language,
  t: Translate<"provenance">,
): ShownSource {
  const role = ROLES.find((one) => one === read_by) ?? "editor";
  const title = t("sourceTitle", {
    publisher,
    day: plainDay(read_on, language),
    role: t(`readBy_${role}`),
  });
  return { href: url, text: t("source"), title };
}

const ROLES = ["editor", "publisher", "support", "administrator"] as const;
