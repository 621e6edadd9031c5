import { beforeAll, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../../contracts/accounts.ts";
import { INDUSTRIES } from "../../../../contracts/catalogue.ts";
import { readSubject } from "../subject.ts";
import { type Member, marketDatabase } from "../test-market.ts";
import { narrowingQuery } from "./narrow-candidates.ts";

const market = marketDatabase();
const MANY = 20_000;
let investor: Member;

/** Rows with every value that a page may have. */
const INVESTORS = `insert into public.investors (slug, name, investor_types, country,
    investment_stages, target_regions, target_industries, description, is_published, published_at)
  select 'many-' || n, 'Fund ' || n, '{venture_capital}', 'Singapore',
         array[(reference.venture_rounds())[1 + n % 7]], array[(reference.countries())[1 + n % 12]],
         array[(reference.industries())[1 + n % 20]], repeat('We back founders. ', 20), true, now()
    from generate_series(1, $1::int) n`;
const STARTUPS = `insert into public.startups (slug, name, industries, venture_round, country,
    description, is_published, published_at)
  select 'many-' || n, 'Startup ' || n, array[(reference.industries())[1 + n % 20]],
         (reference.venture_rounds())[1 + n % 7], (reference.countries())[1 + n % 12],
         repeat('We sell software. ', 20), true, now()
    from generate_series(1, $1::int) n`;

beforeAll(async () => {
  investor = await market.fund();
  for (const [table, fill] of Object.entries({ investors: INVESTORS, startups: STARTUPS })) {
    // Directories and search follow each row, which is not needed here.
    await market.pool().query(`alter table public.${table} disable trigger user`);
    await market.pool().query(fill, [MANY]);
    await market.pool().query(`alter table public.${table} enable trigger user`);
  }
  await market.pool().query("select directory.refill()");
  await market.pool().query("vacuum analyze");
});

async function planFor({ actor }: Member, role: Role): Promise<string> {
  const subject = await readSubject(market.pool(), actor.userId, role);
  if (!subject) throw new Error("There is no draft");
  const limits = { geography: true, stage: true };
  const { text, values } = narrowingQuery(subject, limits, new Date(), 2000);
  const { rows } = await market.pool().query(`explain ${text}`, values);
  return rows.map((row) => Object.values(row).join("")).join("\n");
}

it.each([
  ["industry", ["fintech"], /investors_target_industries_idx/],
  ["stage or region, where its industries are many", INDUSTRIES, /investors_(stages|regions)_idx/],
])("finds investors by the index of their %s", async (_what, industries, index) => {
  const me = await market.founder({ industries });
  const plan = await planFor(me, STARTUP_ROLE);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on investors page/);
});

it("finds startups by the index of their country and round, or their industries", async () => {
  const plan = await planFor(investor, INVESTOR_ROLE);
  expect(plan).toMatch(/startups_(country_round|industries)_idx/);
  expect(plan).not.toMatch(/Seq Scan on startups page/);
});
