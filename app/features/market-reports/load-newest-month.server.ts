import type { Language } from "../../../contracts/languages.ts";
import type { NamedReport } from "../../../contracts/market-reports.ts";
import { loadMessages } from "../../i18n/locale-files.server.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type TrackerWords, trackerWords } from "../funding/tracker-words.ts";
import { readReport } from "./read-reports.ts";

/** What the newest report of a month has come to: its figures, and who raised most. */
export type NewestMonth = { figures: string; largest: string };

const NAMED = 2;

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
    presentNewest(trackerWords(language, loadMessages(language, "funding", "labels")), report)
  );
}

export function presentNewest(
  words: TrackerWords,
  { figures, startups }: Pick<NamedReport, "figures" | "startups">,
): NewestMonth {
  const { from, rounds, usdThousand, largest } = figures;
  const names = largest.flatMap(({ startup }) => startups[startup]?.name ?? []);
  const sums = [words.month(from), words.t("roundsCount", { count: rounds })];
  // Where nobody has said how much, there is no sum.
  if (usdThousand > 0) sums.push(words.short("amount", usdThousand));
  return {
    figures: sums.join(" · "),
    largest: [...new Set(names)].slice(0, NAMED).join(" · "),
  };
}
