import { randomUUID } from "node:crypto";
import { owner, visitor } from "./actors.ts";
import { investor, round, startup } from "./content.ts";
import type { Database, Row } from "./database.ts";

/** The fifth week ends: four windows of seven days lie between 1 July and the current one. */
export const TODAY = "2025-08-04";
const DAY_MS = 86_400_000;

export type Week = {
  rounds: number;
  /** Distinct investors, spread over the rounds. */
  investors?: number;
  /** The amount of each round, in thousand US dollars. */
  amount?: number | null;
  /** Days since the company's previous round, which was before tracking began. */
  gap?: number;
  country?: string;
  kind?: string;
};

export function daysBefore(days: number, day = TODAY): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Rounds on the last day of the week `step` weeks back. */
export function givenWeek(database: Database, step: number, week: Week): Promise<void> {
  return givenRounds(database, daysBefore(step * 7), week);
}

/**
 * Rounds of different companies on one day. Each company had an earlier round, so that none of them
 * seeks money in the weeks around.
 */
export async function givenRounds(database: Database, day: string, week: Week): Promise<void> {
  const {
    rounds,
    investors = 5,
    amount = 100,
    gap = 60,
    country = "Singapore",
    kind = "seed",
  } = week;
  const companies = many(rounds, () => ({
    id: randomUUID(),
    ...startup({ country, venture_round: "seed", published_at: "2025-01-01T00:00:00Z" }),
  }));
  const closed = companies.map((company) => ({
    id: randomUUID(),
    ...round({
      startup_id: company.id,
      kind,
      announced_on: day,
      amount_usd_thousand: amount,
      is_sample: false,
    }),
  }));
  const before = closed.map((one) => ({
    ...one,
    id: randomUUID(),
    announced_on: daysBefore(gap, day),
  }));
  const backers = many(investors, () => ({ id: randomUUID(), ...investor() }));
  const parts = backers.map((backer, n) => ({
    funding_round_id: closed[n % rounds]?.id,
    investor_id: backer.id,
    is_lead: false,
  }));
  await insertAll(database, "startups", companies);
  await insertAll(database, "funding_rounds", [...before, ...closed]);
  await insertAll(database, "investors", backers);
  await insertAll(database, "funding_round_investors", parts);
}

/** Four weeks of one kind, and the week under test. */
export async function given5Weeks(database: Database, before: Week, current: Week): Promise<void> {
  for (const step of [1, 2, 3, 4]) await givenWeek(database, step, before);
  await givenWeek(database, 0, current);
}

/** Companies that never closed a round. */
export async function givenSeekers(database: Database, count: number, changes: Row = {}) {
  const companies = many(count, () => ({
    id: randomUUID(),
    ...startup({ venture_round: "seed", published_at: "2025-01-01T00:00:00Z", ...changes }),
  }));
  await insertAll(database, "startups", companies);
}

/** The page's breakdown of an index, by term. */
export async function explained(
  database: Database,
  country: string | null = null,
  venture_round: string | null = null,
  period = "week",
  today = TODAY,
): Promise<Record<string, Row>> {
  await database.run(owner, "select tracker.refresh($1)", [today]);
  const { rows } = await database.run(
    visitor,
    `select term, weight::float, value::float, percentile::float, rounds, cell_index::float,
            parent_index::float, index::float
       from public.funding_difficulty($1, $2, $3, $4)`,
    [period, country, venture_round, today],
  );
  return Object.fromEntries(rows.map(({ term, ...row }) => [String(term), row]));
}

function many<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

async function insertAll(database: Database, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await database.run(
    owner,
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
