import { owner } from "./actors.ts";
import type { Database } from "./database.ts";

/** A startup with its figures, as the startups list should have it. */
export type ListedStartup = {
  slug: string;
  name: string;
  industries: string[];
  venture_round: string;
  country: string;
  raised_usd_thousand: number;
  rounds: number;
  latest_round_on: string | null;
  latest_round_kind: string | null;
};

/** An investor with its figures, as the investors list should have it. */
export type ListedInvestor = {
  slug: string;
  name: string;
  investor_types: string[];
  country: string;
  target_industries: string[];
  deals: number;
  latest_deal_on: string | null;
  portfolio_companies: number;
};

type Round = { id: string; startup_id: string; kind: string; day: string; amount: string | null };

async function read<T>(database: Database, sql: string): Promise<T[]> {
  const { rows } = await database.run(
    owner,
    `select coalesce(json_agg(r), '[]') as all from (${sql}) r`,
  );
  return rows[0]?.all as T[];
}

// Debt is not a funding round (docs/decisions/0013-difficulty-index.md).
const rounds = (database: Database) =>
  read<Round>(
    database,
    `select id, startup_id, kind, announced_on as day, amount_usd_thousand::text as amount
       from public.funding_rounds where kind <> 'debt'`,
  );

/** The published rows, computed afresh from the tables themselves; by slug. */
export async function startupsAsTheyAre(database: Database): Promise<ListedStartup[]> {
  const all = await rounds(database);
  const startups = await read<ListedStartup & { id: string }>(
    database,
    `select id, slug, name, industries, venture_round, country
       from public.startups where is_published order by slug`,
  );
  return startups.map(({ id, ...startup }) => {
    const own = all.filter((round) => round.startup_id === id);
    const latest = own.toSorted((a, b) => compare(b.day, a.day) || compare(b.id, a.id))[0];
    return {
      ...startup,
      // In tenths, so that no fraction is lost.
      raised_usd_thousand:
        own.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 10), 0) / 10,
      rounds: own.length,
      latest_round_on: latest?.day ?? null,
      latest_round_kind: latest?.kind ?? null,
    };
  });
}

/** Like startupsAsTheyAre. Only rounds of published startups count. */
export async function investorsAsTheyAre(database: Database): Promise<ListedInvestor[]> {
  const all = await rounds(database);
  const published = new Set(
    (await read<{ id: string }>(database, "select id from public.startups where is_published")).map(
      ({ id }) => id,
    ),
  );
  const links = await read<{ funding_round_id: string; investor_id: string }>(
    database,
    "select funding_round_id, investor_id from public.funding_round_investors",
  );
  const investors = await read<ListedInvestor & { id: string }>(
    database,
    `select id, slug, name, investor_types, country, target_industries
       from public.investors where is_published order by slug`,
  );
  return investors.map(({ id, ...investor }) => {
    const joined = new Set(
      links.filter((link) => link.investor_id === id).map((link) => link.funding_round_id),
    );
    const deals = all.filter((round) => joined.has(round.id) && published.has(round.startup_id));
    return {
      ...investor,
      deals: deals.length,
      latest_deal_on:
        deals
          .map((round) => round.day)
          .sort()
          .at(-1) ?? null,
      portfolio_companies: new Set(deals.map((round) => round.startup_id)).size,
    };
  });
}

/** By code point, as collation "C" does. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
