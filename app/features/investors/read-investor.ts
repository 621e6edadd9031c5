import type { Database } from "../../../contracts/database.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { namedBy } from "../../platform/uuid.ts";
import { SOURCE_COLUMNS, type SourceRow } from "../companies/present-sources.ts";
import { readPublishedOn } from "../companies/read-published-on.ts";
import { ROUND_SOURCES, type RoundSources } from "../companies/round-source.ts";
import type { NewsCard } from "../news/news-card.ts";
import { readMentions } from "../news/read-mentions.ts";

type Functions = Database["public"]["Functions"];

export type PortfolioCompany = Functions["portfolio"]["Returns"][number];
export type CoInvestor = Functions["co_investors"]["Returns"][number];
/** The rounds that an investor joined, in thousand US dollars; null without a known amount. */
export type RoundsJoined = Functions["rounds_joined"]["Returns"][number];

export type Investor = {
  /** The day on which the company last published this page itself; null if it never has. */
  publishedOn: string | null;
  record: Database["public"]["Tables"]["investors"]["Row"];
  /** The latest investment first. */
  portfolio: PortfolioCompany[];
  /** Those with the most rounds in common first. */
  coInvestors: CoInvestor[];
  joined: RoundsJoined;
  news: NewsCard[];
  /** Read separately, because most investors have none. */
  sources: SourceRow[];
  /** Of the newest round that it joined. */
  roundSources: RoundSources | undefined;
};

type InvestorRecord = Investor["record"] & { fact_sources: SourceRow[] };

/**
 * A published investor by its slug or id, with its portfolio, co-investors and news.
 * @returns null when there is none.
 * @throws the backend's error.
 */
export async function readInvestor(
  client: Reader,
  slugOrId: string,
  language: Language,
): Promise<Investor | null> {
  const name = namedBy(slugOrId);
  if (!name) return null;
  const { data, error } = await client
    .from("investors")
    .select(`*,fact_sources(${SOURCE_COLUMNS})`)
    .eq("is_published", true)
    .eq(name.key, name.value)
    .maybeSingle()
    .overrideTypes<InvestorRecord, { merge: false }>();
  if (error) throw error;
  if (!data) return null;
  const { fact_sources: sources, ...record } = data;
  const [portfolio, coInvestors, joined, news, publishedOn, roundSources] = await Promise.all([
    readPortfolio(client, record.id),
    readCoInvestors(client, record.id),
    readJoined(client, record.id),
    readMentions(client, { kind: "investor", id: record.id }, language),
    readPublishedOn(client, record.id),
    readNewestRound(client, record.id),
  ]);
  return {
    publishedOn,
    record,
    portfolio,
    coInvestors,
    joined,
    news,
    sources,
    roundSources,
  };
}

async function readPortfolio(client: Reader, id: string): Promise<PortfolioCompany[]> {
  const { data, error } = await client.rpc("portfolio", { investor: id }, { get: true });
  if (error) throw error;
  return data;
}

async function readCoInvestors(client: Reader, id: string): Promise<CoInvestor[]> {
  const { data, error } = await client.rpc("co_investors", { investor: id }, { get: true });
  if (error) throw error;
  return data;
}

async function readJoined(client: Reader, id: string): Promise<RoundsJoined> {
  const { data, error } = await client
    .rpc("rounds_joined", { investor: id }, { get: true })
    .single();
  if (error) throw error;
  return data;
}

async function readNewestRound(client: Reader, id: string): Promise<RoundSources | undefined> {
  const { data, error } = await client
    .from("funding_rounds")
    .select(`${ROUND_SOURCES},funding_round_investors!inner()`)
    .eq("funding_round_investors.investor_id", id)
    .order("announced_on", { ascending: false })
    .limit(1)
    .maybeSingle()
    .overrideTypes<RoundSources, { merge: false }>();
  if (error) throw error;
  return data ?? undefined;
}
