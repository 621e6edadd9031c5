import { owner } from "./actors.ts";
import { investor, round, startup } from "./content.ts";
import type { Database, Row } from "./database.ts";

const COUNTRIES = ["Vietnam", "Thailand", "Other"];
const STAGES = ["seed", "series_a"];
const KINDS = [...STAGES, "seed", "grant", "debt"];
/** From before tracking began until after the days that the tests ask about. */
const FIRST_DAY = Date.UTC(2025, 3, 1);
const DAYS = 610;

/** One row of the table, chosen by the statement's first parameter, which may be any number. */
const any = (table: string) =>
  `(select id from public.${table} order by id
    offset $1 % (select greatest(count(*), 1) from public.${table}) limit 1)`;
const ANY_ROUND = any("funding_rounds");
const ANY_STARTUP = any("startups");
const ANY_INVESTOR = any("investors");

/**
 * Content that changes in every way that matters to the tracker, always in the same way: companies,
 * rounds and investors are added, changed, hidden, shown again and deleted, singly and many at
 * once.
 */
export function randomContent(database: Database, seed: number) {
  const random = numbers(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const oneOf = <T>(items: readonly T[]) => items[upTo(items.length)] as T;
  let made = 0;
  const id = () => `00000000-0000-4000-8000-${String(++made).padStart(12, "0")}`;
  const day = () => new Date(FIRST_DAY + upTo(DAYS) * 86_400_000).toISOString().slice(0, 10);
  const amount = () => (random() < 0.2 ? null : 10 + upTo(40) * 2.5);
  const run = (sql: string, ...values: unknown[]) => database.run(owner, sql, values);

  const insertAll = (table: string, rows: Row[]) =>
    run(
      `insert into public.${table} (${Object.keys(rows[0] ?? {})})
       select ${Object.keys(rows[0] ?? {})} from jsonb_populate_recordset(null::public.${table}, $1)
       on conflict do nothing`,
      JSON.stringify(rows),
    );
  const many = (count: number, row: () => Row) => Array.from({ length: count }, row);
  const ids = async (table: string) =>
    (await run(`select id from public.${table} order by id`)).rows.map((row) => row.id);

  const addStartups = (count: number) =>
    insertAll(
      "startups",
      many(count, () => ({
        id: id(),
        ...startup({
          country: oneOf(COUNTRIES),
          venture_round: oneOf(STAGES),
          is_published: random() < 0.8,
          published_at: `${day()}T12:00:00Z`,
        }),
      })),
    );
  const addInvestors = (count: number) =>
    insertAll(
      "investors",
      many(count, () => ({ id: id(), ...investor({ is_published: random() < 0.8 }) })),
    );
  const addRounds = async (count: number) => {
    const startups = await ids("startups");
    await insertAll(
      "funding_rounds",
      many(count, () => ({
        id: id(),
        ...round({
          startup_id: oneOf(startups),
          kind: oneOf(KINDS),
          announced_on: day(),
          amount_usd_thousand: amount(),
          is_sample: false,
        }),
      })),
    );
  };
  const addBackers = async (count: number) => {
    const rounds = await ids("funding_rounds");
    const investors = await ids("investors");
    await insertAll(
      "funding_round_investors",
      many(count, () => ({
        funding_round_id: oneOf(rounds),
        investor_id: oneOf(investors),
        is_lead: false,
      })),
    );
  };

  const place = () => upTo(1000);
  const ways: (() => Promise<unknown>)[] = [
    () => addStartups(1 + upTo(3)),
    () => addInvestors(1),
    () => addRounds(1),
    () => addRounds(1 + upTo(6)),
    () => addBackers(1 + upTo(6)),
    () => run(`delete from public.funding_rounds where id = ${ANY_ROUND}`, place()),
    () => run(`delete from public.startups where id = ${ANY_STARTUP}`, place()),
    () => run(`delete from public.investors where id = ${ANY_INVESTOR}`, place()),
    () =>
      run(
        `delete from public.funding_round_investors where funding_round_id = ${ANY_ROUND}`,
        place(),
      ),
    () =>
      run(
        `update public.funding_rounds set announced_on = $2 where id = ${ANY_ROUND}`,
        place(),
        day(),
      ),
    () =>
      run(
        `update public.funding_rounds set kind = $2 where id = ${ANY_ROUND}`,
        place(),
        oneOf(KINDS),
      ),
    () =>
      run(
        `update public.funding_rounds set amount_usd_thousand = $2 where id = ${ANY_ROUND}`,
        place(),
        amount(),
      ),
    () =>
      run(
        `update public.funding_rounds set startup_id = ${ANY_STARTUP} where id = ${ANY_ROUND}`,
        place(),
      ),
    () =>
      run(
        `update public.funding_rounds set announced_on = announced_on + 1 where startup_id = ${ANY_STARTUP}`,
        place(),
      ),
    () =>
      run(
        `update public.startups set is_published = not is_published where id = ${ANY_STARTUP}`,
        place(),
      ),
    () =>
      run(
        `update public.startups set country = $2 where id = ${ANY_STARTUP}`,
        place(),
        oneOf(COUNTRIES),
      ),
    () =>
      run(
        `update public.startups set venture_round = $2 where id = ${ANY_STARTUP}`,
        place(),
        oneOf(STAGES),
      ),
    () =>
      run(`update public.startups set published_at = $2 where id = ${ANY_STARTUP}`, place(), day()),
    () =>
      run(`update public.startups set tagline = $2 where id = ${ANY_STARTUP}`, place(), "Changed"),
    () =>
      run(
        `update public.investors set is_published = not is_published where id = ${ANY_INVESTOR}`,
        place(),
      ),
    () =>
      run(
        `update public.funding_round_investors set investor_id = ${ANY_INVESTOR}
          where (funding_round_id, investor_id) in (
            select b.funding_round_id, b.investor_id from public.funding_round_investors b
             where not exists (select from public.funding_round_investors o
                                where o.funding_round_id = b.funding_round_id
                                  and o.investor_id = ${ANY_INVESTOR})
             order by b.funding_round_id, b.investor_id limit 1)`,
        place(),
      ),
  ];

  return {
    /** The initial content. */
    async fill(): Promise<void> {
      await addStartups(40);
      await addInvestors(15);
      await addRounds(260);
      await addBackers(500);
    },
    async change(times: number): Promise<void> {
      for (let n = 0; n < times; n++) await oneOf(ways)();
    },
  };
}

/** Numbers from 0 to below 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
