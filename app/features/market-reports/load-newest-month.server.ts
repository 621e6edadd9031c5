import type { Language } from "../../../contracts/languages.ts";
import type { NamedReport } from "../../../contracts/market-reports.ts";
import { loadMessages, loadTranslator } from "../../i18n/locale-files.server.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type TrackerWords, trackerWords } from "../funding/tracker-words.ts";
import { readReport } from "./read-reports.ts";

/** The newest month's report, as it is shown. */
export type NewestMonth = {
  /** Including what its sum is, if it has one. */
  name: string;
  rounds: string;
  /** Undefined without a known amount. */
  sum: string | undefined;
};

/**
 * @returns null where there is no report yet.
 * @throws the backend's error.
 */
export async function loadNewestMonth(
  client: Reader,
  language: Language,
): Promise<NewestMonth | null> {
  const { data, error } = await client
    .from("reports")
    .select("period")
    .eq("kind", "month")
    .order("period", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  const report = data && (await readReport(client, "month", data.period));
  return (
    report &&
    presentNewest(
      trackerWords(language, loadMessages(language, "funding", "labels")),
      loadTranslator(language, "pulse"),
      report,
    )
  );
}

function presentNewest(
  words: TrackerWords,
  t: Translate<"pulse">,
  { figures }: Pick<NamedReport, "figures">,
): NewestMonth {
  const { from, rounds, usdThousand } = figures;
  const month = standingAlone(words.month(from));
  const sum = usdThousand > 0 ? words.short("amount", usdThousand) : undefined;
  return {
    name: sum === undefined ? month : `${month} · ${t("raised")}`,
    rounds: words.t("roundsCount", { count: rounds }),
    sum,
  };
}

/** For the beginning of a line: within a sentence Vietnamese months have no capital. */
function standingAlone(month: string): string {
  return month.charAt(0).toUpperCase() + month.slice(1);
}
