import { z } from "zod";
import type { HubKind } from "../../../contracts/hubs.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type RoundRow, readDifficulty, readRounds } from "../funding/read-tracker.ts";
import { type CardRecord, cardColumns, type NewsCard, toCard } from "../news/news-card.ts";
import { hubRowsView } from "./hub-rows.ts";

const company = z.object({
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  rounds: z.number(),
});

/** The row that `public.read_hub` returns. */
const hubRow = z.object({
  starts_on: z.string(),
  ends_on: z.string(),
  rounds: z.number(),
  usd_thousand: z.number(),
  disclosed: z.number(),
  median_usd_thousand: z.number().nullable(),
  months: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      rounds: z.number(),
      usdThousand: z.number(),
      disclosed: z.number(),
    }),
  ),
  startups: z.array(company.extend({ usdThousand: z.number().nullable() })),
  investors: z.array(company.extend({ led: z.number() })),
  listed_startups: z.number(),
  listed_investors: z.number(),
  news: z.array(z.string()),
});

export type HubFigures = z.output<typeof hubRow>;

export type Hub = {
  figures: HubFigures;
  rounds: RoundRow[];
  cards: NewsCard[];
  /** A country's index over the same days; null for a sector, or without an index. */
  difficulty: number | null;
};

const SHOWN_ROUNDS = 8;

/**
 * The figures and lists on a country's or a sector's page.
 * @throws the backend's error.
 */
export async function readHub(
  client: Reader,
  kind: HubKind,
  value: string,
  language: Language,
): Promise<Hub> {
  const of = kind === "countries" ? { country: value } : { sector: value };
  const view = hubRowsView(kind, value);
  const [{ data, error }, page, terms] = await Promise.all([
    client.rpc("read_hub", of, { get: true }),
    readRounds(client, view),
    kind === "countries" ? readDifficulty(client, view) : [],
  ]);
  if (error) throw error;
  const figures = hubRow.parse(data[0]);
  return {
    figures,
    rounds: page.rounds.slice(0, SHOWN_ROUNDS),
    cards: await readCards(client, figures.news, language),
    difficulty: terms[0]?.index ?? null,
  };
}

async function readCards(client: Reader, ids: string[], language: Language): Promise<NewsCard[]> {
  if (ids.length === 0) return [];
  const { data, error } = await client
    .from("news")
    .select(cardColumns(language))
    .eq("is_published", true)
    .in("id", ids)
    .order("published_at", { ascending: false })
    .order("id")
    .overrideTypes<CardRecord[], { merge: false }>();
  if (error) throw error;
  return data.map((record) => toCard(record, language));
}
