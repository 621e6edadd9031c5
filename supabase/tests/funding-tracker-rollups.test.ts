import { describe, expect, it } from "vitest";
import { owner, service } from "./actors.ts";
import { given, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { randomContent } from "./funding-tracker-changes.ts";

const database = migratedDatabase();

async function kept(): Promise<{ rounds: Row[]; daily: Row[] }> {
  const rounds = await database.run(
    owner,
    `select round_id, startup_id, announced_on::text, country, venture_round, usd_thousand,
            days_since_previous
       from tracker.rounds order by round_id`,
  );
  const daily = await database.run(
    owner,
    `select day::text, country, venture_round, rounds, usd_thousand::float, undisclosed
       from tracker.daily where (rounds, usd_thousand, undisclosed) <> (0, 0, 0)
      order by day, country, venture_round`,
  );
  return { rounds: rounds.rows, daily: daily.rows };
}

/** The same, asked of the public tables. */
async function expected(): Promise<{ rounds: Row[]; daily: Row[] }> {
  const counted = `public.funding_rounds r join public.startups s on s.id = r.startup_id
    where s.is_published and r.kind <> 'debt' and r.announced_on >= '2025-07-01'`;
  const rounds = await database.run(
    owner,
    `select r.id as round_id, s.id as startup_id, r.announced_on::text, s.country,
            r.kind as venture_round, r.amount_usd_thousand as usd_thousand,
            r.announced_on - (select max(e.announced_on) from public.funding_rounds e
                               where e.startup_id = s.id and e.kind <> 'debt'
                                 and e.announced_on < r.announced_on) as days_since_previous
       from ${counted} order by r.id`,
  );
  const daily = await database.run(
    owner,
    `select r.announced_on::text as day, s.country, r.kind as venture_round,
            count(*)::int as rounds, coalesce(sum(r.amount_usd_thousand), 0)::float as usd_thousand,
            (count(*) filter (where r.amount_usd_thousand is null))::int as undisclosed
       from ${counted}
      group by r.announced_on, s.country, r.kind order by r.announced_on, s.country, r.kind`,
  );
  return { rounds: rounds.rows, daily: daily.rows };
}

describe("what the tracker keeps", () => {
  it.each([1, 2, 3])("is what the content says after any changes (%i)", async (seed) => {
    const content = randomContent(database, seed);
    await content.fill();
    expect((await kept()).rounds.length).toBeGreaterThan(50);
    expect(await kept()).toEqual(await expected());
    for (let n = 0; n < 12; n++) {
      await content.change(10);
      expect(await kept()).toEqual(await expected());
    }
  });

  it("is empty when everything is", async () => {
    await randomContent(database, 4).fill();
    await database.run(service, "truncate public.funding_rounds cascade");
    expect(await kept()).toEqual({ rounds: [], daily: [] });
  });

  it("can be recounted after a load that bypasses the triggers", async () => {
    await database.run(owner, "alter table public.funding_rounds disable trigger user");
    const startupId = await given(database, "startups", startup());
    await given(database, "funding_rounds", round({ startup_id: startupId }));
    await database.run(owner, "alter table public.funding_rounds enable trigger user");
    expect((await kept()).rounds).toEqual([]);
    await database.run(owner, "select tracker.rebuild()");
    expect((await kept()).rounds).toHaveLength(1);
    expect(await kept()).toEqual(await expected());
  });
});

describe("every table of the tracker", () => {
  it("has row-level security and a primary key", async () => {
    const { rows } = await database.run(
      owner,
      `select c.relname as name from pg_class c
        where c.relnamespace = 'tracker'::regnamespace and c.relkind = 'r'
          and not (c.relrowsecurity and exists (
            select from pg_index i where i.indrelid = c.oid and i.indisprimary))`,
    );
    expect(rows).toEqual([]);
  });
});
