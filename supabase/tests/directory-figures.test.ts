import { describe, expect, it } from "vitest";
import { below, pick, type Random, randomFrom } from "../seed/scale/random.ts";
import { owner, visitor } from "./actors.ts";
import { given } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import {
  givenDirectory,
  type Ids,
  randomInvestor,
  randomRound,
  randomStartup,
  some,
} from "./directory-content.ts";
import { investorsAsTheyAre, startupsAsTheyAre } from "./directory-model.ts";

const database = migratedDatabase();

const STARTUPS = `select slug, name, industries, venture_round, country,
  raised_usd_thousand::float, rounds, latest_round_on::text, latest_round_kind
  from public.list_startups(page_size => 200) order by slug collate "C"`;
const INVESTORS = `select slug, name, investor_types, country, target_industries,
  deals, latest_deal_on::text, portfolio_companies
  from public.list_investors(page_size => 200) order by slug collate "C"`;
const TOTAL = "select startups from public.count_startups() where facet = 'total'";

async function expectTrueFigures(): Promise<void> {
  const startups = await startupsAsTheyAre(database);
  expect((await database.run(visitor, STARTUPS)).rows).toEqual(startups);
  expect((await database.run(visitor, TOTAL)).rows).toEqual([{ startups: startups.length }]);
  expect((await database.run(visitor, INVESTORS)).rows).toEqual(await investorsAsTheyAre(database));
}

type Change = [sql: string, values: (random: Random, ids: Ids) => unknown[]];

const CHANGES: Change[] = [
  [
    "update public.startups set is_published = not is_published where id = any ($1)",
    (random, { startups }) => [some(random, startups, 4)],
  ],
  [
    "update public.investors set is_published = not is_published where id = any ($1)",
    (random, { investors }) => [some(random, investors, 4)],
  ],
  [
    "update public.startups set name = 'Ốc Sên', country = 'Japan', industries = '{biotech}', venture_round = 'series_b' where id = $1",
    (random, { startups }) => [pick(random, startups)],
  ],
  [
    "update public.investors set name = 'Ốc Sên', country = 'Japan', target_industries = '{biotech}', investor_types = '{family_office}' where id = $1",
    (random, { investors }) => [pick(random, investors)],
  ],
  [
    "update public.funding_rounds r set startup_id = s.id from public.startups s where s.id = $1 and r.id = any ($2)",
    (random, { startups, rounds }) => [pick(random, startups), some(random, rounds, 3)],
  ],
  [
    "update public.funding_rounds set kind = case kind when 'debt' then 'seed' else 'debt' end where id = any ($1)",
    (random, { rounds }) => [some(random, rounds, 3)],
  ],
  [
    "update public.funding_rounds set announced_on = $1, amount_usd_thousand = $2 where id = $3",
    (random, { rounds }) => [
      `2026-0${1 + below(random, 9)}-03`,
      below(random, 9) + 1,
      pick(random, rounds),
    ],
  ],
  [
    "update public.funding_round_investors set is_lead = not is_lead where investor_id = $1",
    (random, { investors }) => [pick(random, investors)],
  ],
  [
    `update public.funding_round_investors i set investor_id = n.id from public.investors n
      where n.id = $1 and investor_id = $2
        and not exists (select from public.funding_round_investors o
                         where o.funding_round_id = i.funding_round_id and o.investor_id = $1)`,
    (random, { investors }) => [pick(random, investors), pick(random, investors)],
  ],
  [
    "delete from public.funding_round_investors where funding_round_id = $1",
    (random, { rounds }) => [pick(random, rounds)],
  ],
  [
    `insert into public.funding_round_investors (funding_round_id, investor_id)
     select r.id, i.id from public.funding_rounds r, public.investors i
      where i.id = $1 and r.id = any ($2) on conflict do nothing`,
    (random, { investors, rounds }) => [pick(random, investors), some(random, rounds, 9)],
  ],
  [
    "delete from public.funding_rounds where id = $1",
    (random, { rounds }) => [pick(random, rounds)],
  ],
  ["delete from public.startups where id = $1", (random, { startups }) => [pick(random, startups)]],
  [
    "delete from public.investors where id = $1",
    (random, { investors }) => [pick(random, investors)],
  ],
  [
    `with round as (insert into public.funding_rounds (startup_id, kind, announced_on)
                    select id, 'seed', '2026-04-04' from public.startups where id = $1 returning id)
     insert into public.funding_round_investors (funding_round_id, investor_id)
     select round.id, i.id from round, public.investors i where i.id = any ($2)`,
    (random, { startups, investors }) => [pick(random, startups), some(random, investors, 3)],
  ],
];

async function insertSomething(random: Random): Promise<void> {
  await database.insert(owner, "investors", randomInvestor(random));
  const startupId = await given(database, "startups", randomStartup(random));
  await database.insert(owner, "funding_rounds", randomRound(random, startupId));
}

describe("the figures of the directories", () => {
  it.each([1, 2, 3])("stay true under random changes (%i)", async (seed) => {
    const random = randomFrom(seed);
    const ids = await givenDirectory(database, random, 24);
    await expectTrueFigures();
    for (let n = 0; n < 60; n++) {
      const [sql, values] = pick(random, CHANGES);
      await database.run(owner, sql, values(random, ids));
      if (n % 10 === 0) await insertSomething(random);
      if (n % 4 === 0) await expectTrueFigures();
    }
    await expectTrueFigures();
  });

  it.each(["startups", "investors", "funding_rounds", "funding_round_investors"])(
    "stay true when %s is truncated",
    async (table) => {
      await givenDirectory(database, randomFrom(4), 10);
      await database.run(owner, `truncate public.${table} cascade`);
      await expectTrueFigures();
    },
  );

  it("are the same after a refill", async () => {
    await givenDirectory(database, randomFrom(5), 20);
    const kept = ["startups", "startup_kinds", "investments", "investors"];
    const read = async () => {
      const held: Row[][] = [];
      for (const table of kept) {
        const sql = `select t::text as row from directory.${table} t order by 1`;
        held.push((await database.run(owner, sql)).rows);
      }
      return held;
    };
    const before = await read();
    await database.run(owner, "select directory.refill()");
    expect(await read()).toEqual(before);
  });
});
