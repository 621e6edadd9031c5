import type { Database } from "../../../contracts/database.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { namedBy } from "../../platform/uuid.ts";
import { SOURCE_COLUMNS, type SourceRow } from "../companies/present-sources.ts";
import { readByCompany } from "../companies/read-by-company.ts";
import type { NewsCard } from "../news/news-card.ts";
import { readMentions } from "../news/read-mentions.ts";
import { type RoundAmount, type RoundsJoined, sizesOf } from "./round-sizes.ts";

type Functions = Database["public"]["Functions"];

export type PortfolioCompany = Functions["portfolio"]["Returns"][number];
export type CoInvestor = Functions["co_investors"]["Returns"][number];

export type Investor = {
  /** The company has published this page itself; absent elsewhere, so that no other page carries it. */
  isByCompany?: true;
  record: Database["public"]["Tables"]["investors"]["Row"];
  /** The latest investment first. */
  portfolio: PortfolioCompany[];
  /** Those with most rounds in common first. */
  coInvestors: CoInvestor[];
  /** Of the rounds that it joined; absent where no amount is known. */
  sizes?: RoundsJoined;
  news: NewsCard[];
  /** Apart, for most investors have none. */
  sources: SourceRow[];
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
  const [portfolio, coInvestors, amounts, news, isByCompany] = await Promise.all([
    readPortfolio(client, record.id),
    readCoInvestors(client, record.id),
    readAmounts(client, record.id),
    readMentions(client, { kind: "investor", id: record.id }, language),
    readByCompany(client, record.id),
  ]);
  const sizes = sizesOf(amounts, portfolio[0]);
  return {
    ...(isByCompany && { isByCompany }),
    ...(sizes && { sizes }),
    record,
    portfolio,
    coInvestors,
    news,
    sources,
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

/** Of an investor with more rounds the sizes are those of so many. */
const MOST_ROUNDS = 1000;

/** What an investor itself would put in is private (0040): the rounds that it joined are not. */
async function readAmounts(client: Reader, id: string): Promise<RoundAmount[]> {
  // By way of its own rounds: the other way round all rounds would be looked through.
  const { data, error } = await client
    .from("funding_round_investors")
    .select("funding_rounds!inner(amount_usd_thousand,announced_on,startups!inner(slug))")
    .eq("investor_id", id)
    .neq("funding_rounds.kind", "debt")
    .not("funding_rounds.amount_usd_thousand", "is", null)
    .limit(MOST_ROUNDS);
  if (error) throw error;
  return data.map(({ funding_rounds }) => funding_rounds);
}
