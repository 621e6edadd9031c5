import { REGION_TIME_ZONE } from "../../../contracts/days.ts";
import type { Language } from "../../../contracts/languages.ts";
import { fullDate } from "../../i18n/dates.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import { shortDollars } from "../../i18n/money.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import {
  byTitle,
  type CardRecord,
  cardColumns,
  type TitledArticle,
  toCard,
} from "../news/news-card.ts";

/** The newest week's mail in short, worded. */
export type Issue = TitledArticle & {
  /** When its week was rounded up. */
  date: string;
  figures: { name: string; figure: string; note: string }[];
  articles: TitledArticle[];
  isSample: boolean;
};

/**
 * The latest mail, as an example of what people subscribe to.
 * @returns null when no week has been rounded up.
 * @throws the backend's error.
 */
export async function loadIssue(client: Reader, language: Language): Promise<Issue | null> {
  const newest = await client.rpc("newest_round_up", undefined, { get: true });
  if (newest.error) throw newest.error;
  const [week] = newest.data;
  if (!week) return null;
  const { data, error } = await client
    .from("news")
    .select(cardColumns(language))
    .eq("is_published", true)
    .in("id", [week.round_up, ...week.articles])
    .overrideTypes<CardRecord[], { merge: false }>();
  if (error) throw error;
  const cards = (id: string) =>
    data.filter((record) => record.id === id).map((record) => toCard(record, language));
  const [roundUp] = cards(week.round_up);
  if (!roundUp) return null;
  const t = loadTranslator(language, "pulse");
  const amount = (thousands: number | null) =>
    thousands === null ? "–" : shortDollars(thousands, language);
  return {
    ...byTitle(roundUp),
    date: fullDate(roundUp.publishedAt, language, REGION_TIME_ZONE),
    isSample: roundUp.isSample,
    figures: [
      { name: t("rounds"), figure: String(week.rounds), note: "" },
      { name: t("raised"), figure: amount(week.usd_thousand), note: "" },
      {
        name: t("biggest"),
        figure: amount(week.largest_usd_thousand),
        note: week.largest_startup ?? "",
      },
    ],
    articles: week.articles.flatMap(cards).map(byTitle),
  };
}
