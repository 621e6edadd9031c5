import { randomUUID } from "node:crypto";
import {
  COUNTRIES,
  FUNDING_KINDS,
  INDUSTRIES,
  INVESTOR_TYPES,
  VENTURE_ROUNDS,
} from "../../contracts/catalogue.ts";
import { below, pick, type Random } from "../seed/scale/random.ts";
import { owner } from "./actors.ts";
import { investor, round, startup } from "./content.ts";
import type { Database, Row } from "./database.ts";

const NAMES = ["Kopi", "Pay", "Lúa", "Đầu Tư", "Labs", "绿色", "Mart", "Kopi-Go"] as const;
const DAYS = ["2025-07-01", "2025-11-30", "2026-01-15", "2026-01-16", "2026-03-02"] as const;

// Few values, so that there are ties, and several rows for most combinations.
export const PLACES = COUNTRIES.slice(0, 5);
const someIndustries = INDUSTRIES.slice(0, 6);

/** At least one and at most `most` of the items, none twice. */
export function some<T>(random: Random, items: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: 1 + below(random, most) }, () => pick(random, items)))];
}

export function randomStartup(random: Random): Row {
  return startup({
    name: `${pick(random, NAMES)} ${pick(random, NAMES)}`,
    industries: some(random, someIndustries, 3),
    venture_round: pick(random, VENTURE_ROUNDS),
    country: pick(random, PLACES),
    is_published: below(random, 10) > 0,
    published_at: `2026-02-0${1 + below(random, 9)}T00:00:00Z`,
  });
}

export function randomInvestor(random: Random): Row {
  return investor({
    name: `${pick(random, NAMES)} ${pick(random, NAMES)}`,
    investor_types: some(random, INVESTOR_TYPES, 2),
    country: pick(random, PLACES),
    target_industries: below(random, 5) > 0 ? some(random, someIndustries, 3) : [],
    is_published: below(random, 10) > 0,
    published_at: `2026-02-0${1 + below(random, 9)}T00:00:00Z`,
  });
}

export function randomRound(random: Random, startupId: string): Row {
  return round({
    startup_id: startupId,
    kind: pick(random, FUNDING_KINDS),
    announced_on: pick(random, DAYS),
    amount_usd_thousand: below(random, 4) > 0 ? below(random, 5) + 0.5 : null,
  });
}

export type Ids = { startups: string[]; investors: string[]; rounds: string[] };

/** Startups, half as many investors, two rounds per startup and two investors per round. */
export async function givenDirectory(
  database: Database,
  random: Random,
  size: number,
): Promise<Ids> {
  const startups: Row[] = [];
  const investors: Row[] = [];
  for (let n = 0; n < size; n++) {
    startups.push({ id: randomUUID(), ...randomStartup(random) });
    if (n % 2 === 0) investors.push({ id: randomUUID(), ...randomInvestor(random) });
  }
  const ids = { startups: idsOf(startups), investors: idsOf(investors) };
  const rounds = Array.from({ length: size * 2 }, () => ({
    id: randomUUID(),
    ...randomRound(random, pick(random, ids.startups)),
  }));
  const links = idsOf(rounds).flatMap((funding_round_id) =>
    some(random, ids.investors, 3).map((investor_id) => ({ funding_round_id, investor_id })),
  );
  await givenAll(database, "startups", startups);
  await givenAll(database, "investors", investors);
  await givenAll(database, "funding_rounds", rounds);
  await givenAll(database, "funding_round_investors", links);
  return { ...ids, rounds: idsOf(rounds) };
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => String(id));
}

/** All rows in one statement, because one statement each took most of the tests' time. */
async function givenAll(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await database.run(
    owner,
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
