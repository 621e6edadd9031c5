import type { Language } from "../../../contracts/languages.ts";
import type { NamedReport } from "../../../contracts/market-reports.ts";
import { loadMessages } from "../../i18n/locale-files.server.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type TrackerWords, trackerWords } from "../funding/tracker-words.ts";
import { readReport } from "./read-reports.ts";

/** What the newest report of a month has come to, as it is shown, and who begins its two parts. */
export type NewestMonth = {
  month: string;
  rounds: string;
  /** Undefined where nobody has said how much. */
  sum: string | undefined;
  /** As the report's "insights" and "highlights" begin. */
  insights: Named[];
  highlights: Named[];
};

type Named = { name: string; note: string };

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

function presentNewest(
  words: TrackerWords,
  { figures, startups, investors }: NamedReport,
): NewestMonth {
  const { from, rounds, usdThousand, firstRounds, back, firstOfKind } = figures;
  const counted = (count: number) => words.t("roundsCount", { count });
  const amount = (thousands: number) => words.short("amount", thousands);
  return {
    month: words.month(from),
    rounds: counted(rounds),
    sum: usdThousand > 0 ? amount(usdThousand) : undefined,
    insights: named(figures.investors, ({ investor, rounds: joined }) => ({
      company: investors[investor],
      note: counted(joined),
    })),
    highlights: named([...firstRounds, ...back, ...firstOfKind], (deal) => ({
      company: startups[deal.startup],
      note: deal.usdThousand === null ? words.label(deal.kind) : amount(deal.usdThousand),
    })),
  };
}

/** The first of a list whose company is public. */
function named<Item>(
  items: Item[],
  say: (item: Item) => { company: { name: string } | undefined; note: string },
): Named[] {
  return items
    .flatMap((item) => {
      const { company, note } = say(item);
      return company ? [{ name: company.name, note }] : [];
    })
    .slice(0, NAMED);
}
