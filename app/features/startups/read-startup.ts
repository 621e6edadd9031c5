import type { Database } from "../../../contracts/database.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { namedBy } from "../../platform/uuid.ts";
import { SOURCE_COLUMNS, type SourceRow } from "../companies/present-sources.ts";
import { readPublishedOn } from "../companies/read-published-on.ts";
import { ROUND_NEWS, type RoundSources } from "../companies/round-source.ts";
import type { NewsCard } from "../news/news-card.ts";
import { readMentions } from "../news/read-mentions.ts";
import type { EventRow, Known, OwnAmount } from "./present-known.ts";

type Tables = Database["public"]["Tables"];
type Functions = Database["public"]["Functions"];

export type Backer = { slug: string; name: string; logo: string; isLead: boolean };

export type Round = {
  id: string;
  kind: string;
  announcedOn: string;
  /** Thousand US dollars; null if not disclosed. */
  usdThousand: number | null;
  /** Leads first. */
  backers: Backer[];
};

export type SimilarStartup = Functions["similar_startups"]["Returns"][number];

export type Startup = {
  /** The day on which the company last published this page itself; null if it never has. */
  publishedOn: string | null;
  record: Tables["startups"]["Row"];
  /** The latest first. */
  rounds: Round[];
  news: NewsCard[];
  similar: SimilarStartup[];
  /** Read separately, because most companies have none of it. */
  known: Known;
};

type StartupRecord = Tables["startups"]["Row"] & {
  fact_sources: SourceRow[];
  company_events: EventRow[];
  funding_rounds: (OwnAmount &
    Pick<
      Tables["funding_rounds"]["Row"],
      "id" | "kind" | "announced_on" | "amount_usd_thousand"
    > & {
      fact_sources: SourceRow[];
      news: RoundSources["news"];
      funding_round_investors: {
        is_lead: boolean;
        investors: Pick<Tables["investors"]["Row"], "slug" | "name" | "logo"> | null;
      }[];
    })[];
};

const OWN_AMOUNT = "amount,currency,rate,rate_on";

/**
 * A published startup by its slug or id, with its rounds, news and similar companies.
 * @returns null when there is none. @throws the backend's error.
 */
export async function readStartup(
  client: Reader,
  slugOrId: string,
  language: Language,
): Promise<Startup | null> {
  const name = namedBy(slugOrId);
  if (!name) return null;
  const { data, error } = await client
    .from("startups")
    .select(
      `*,fact_sources(${SOURCE_COLUMNS}),company_events(id,kind,happened_on,party,${OWN_AMOUNT},fact_sources(${SOURCE_COLUMNS})),funding_rounds(id,kind,announced_on,amount_usd_thousand,${OWN_AMOUNT},fact_sources(${SOURCE_COLUMNS}),${ROUND_NEWS},funding_round_investors(is_lead,investors(slug,name,logo)))`,
    )
    .eq("is_published", true)
    .eq(name.key, name.value)
    .order("announced_on", { referencedTable: "funding_rounds", ascending: false })
    .maybeSingle()
    .overrideTypes<StartupRecord, { merge: false }>();
  if (error) throw error;
  if (!data) return null;
  const { funding_rounds, fact_sources, company_events, ...record } = data;
  const known = { sources: fact_sources, events: company_events, rounds: funding_rounds };
  const [news, similar, publishedOn] = await Promise.all([
    readMentions(client, { kind: "startup", id: record.id }, language),
    readSimilar(client, record.id),
    readPublishedOn(client, record.id),
  ]);
  return {
    publishedOn,
    record,
    rounds: funding_rounds.map(toRound),
    news,
    similar,
    known,
  };
}

function toRound(round: StartupRecord["funding_rounds"][number]): Round {
  const backers = round.funding_round_investors.flatMap(({ is_lead, investors }) =>
    investors ? [{ ...investors, isLead: is_lead }] : [],
  );
  backers.sort((a, b) => Number(b.isLead) - Number(a.isLead) || a.name.localeCompare(b.name, "en"));
  return {
    id: round.id,
    kind: round.kind,
    announcedOn: round.announced_on,
    usdThousand: round.amount_usd_thousand,
    backers,
  };
}

async function readSimilar(client: Reader, id: string): Promise<SimilarStartup[]> {
  const { data, error } = await client.rpc("similar_startups", { startup: id }, { get: true });
  if (error) throw error;
  return data;
}
