import { describe, expect, it } from "vitest";
import { dayInRegion } from "../../contracts/days.ts";
import { filesBelow, read } from "../../scripts/checks/source-files.ts";
import { owner, visitor } from "./actors.ts";
import { article, given, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";

const database = migratedDatabase();

async function rows(sql: string, values: unknown[] = []) {
  return (await database.run(owner, sql, values)).rows;
}

describe("the market's day", () => {
  it.each(["2026-12-31T15:59:59Z", "2026-12-31T16:00:00Z", "2027-01-01T00:00:00Z"])(
    "at %s is the one that pages are dated by",
    async (at) => {
      const [row] = await rows("select reference.market_day($1)::text as day", [at]);
      expect(row?.day).toBe(dayInRegion(new Date(at)));
    },
  );

  it("is today for everybody who asks the tracker and names no day, and for its index", async () => {
    await rows(
      `create or replace function reference.market_day(at timestamptz default now()) returns date
       language sql immutable as $$ select date '2026-10-06' $$`,
    );
    const id = await given(database, "startups", startup());
    for (const announced_on of ["2026-10-06", "2026-10-07"])
      await given(database, "funding_rounds", round({ startup_id: id, announced_on }));
    await rows("select tracker.refresh()");
    expect(await rows("select as_of::text from tracker.snapshot")).toEqual([
      { as_of: "2026-10-06" },
    ]);
    const asked = async (sql: string) => (await database.run(visitor, sql)).rows;
    for (const call of [
      "select ends_on::text, rounds from public.funding_tracker('week') where dimension = 'all'",
      "select ends_on::text, rounds from public.read_hub(country => 'Singapore')",
    ])
      expect(await asked(call)).toEqual([{ ends_on: "2026-10-06", rounds: 1 }]);
    for (const call of [
      "select announced_on::text as day from public.list_funding_rounds('week')",
      "select announced_on::text as day from public.largest_funding_round('week')",
      "select max(ends_on)::text as day from public.funding_difficulty_history('week')",
    ])
      expect(await asked(call)).toEqual([{ day: "2026-10-06" }]);
  });

  it("is that of no statement by UTC where the market is told of", () => {
    const files = ["funding", "matches", "newsletter", "newsroom", "reports"].flatMap((folder) =>
      filesBelow(`server/domain/${folder}`, /(?<!\.test)\.ts$/),
    );
    expect(files.length).toBeGreaterThan(50);
    const byUtc = files.filter((file) => /at time zone 'utc'/i.test(read(file)));
    expect(byUtc).toEqual([]);
  });

  it("is that of no function by UTC", async () => {
    expect(
      await rows(
        `select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname in ('public', 'tracker', 'internal', 'reference')
            and coalesce(pg_get_expr(p.proargdefaults, 0), '') || p.prosrc ~* '''utc'''`,
      ),
    ).toEqual([]);
  });
});

it("a week's stories are those that came out from its Monday to its Sunday, as pages date them", async () => {
  const told = new Map<string, string>();
  for (const published_at of [
    "2026-10-04T15:59:59Z",
    "2026-10-04T16:00:00Z",
    "2026-10-11T15:59:59Z",
    "2026-10-11T16:00:00Z",
  ])
    told.set(await given(database, "news", article({ published_at })), published_at);
  const week = await rows("select news_id from internal.stories_of_week('2026-10-05')");
  expect(week.map(({ news_id }) => told.get(String(news_id))).toSorted()).toEqual([
    "2026-10-04T16:00:00Z",
    "2026-10-11T15:59:59Z",
  ]);
});

it("a week's stories tell a round once, by a person's article first", async () => {
  const id = await given(database, "startups", startup());
  const funding_round_id = await given(
    database,
    "funding_rounds",
    round({ startup_id: id, announced_on: "2026-10-20" }),
  );
  const told = (changes: Row) =>
    given(database, "news", article({ published_at: "2026-10-20T09:00:00Z", ...changes }));
  const own = await told({ funding_round_id, made_by: "person" });
  await told({ funding_round_id, made_by: "model", published_at: "2026-10-21T09:00:00Z" });
  const others = [await told({}), await told({})];
  const week = await rows(
    "select news_id from internal.stories_of_week('2026-10-19') order by place",
  );
  expect(week.map(({ news_id }) => news_id).toSorted()).toEqual([own, ...others].toSorted());
});

it("a week's stories tell no round that an earlier week's mail told by another article", async () => {
  const id = await given(database, "startups", startup());
  const startup_id = { startup_id: id, announced_on: "2026-10-22" };
  const funding_round_id = await given(database, "funding_rounds", round(startup_id));
  const told = (day: string, changes: Row) =>
    given(database, "news", article({ published_at: `${day}T09:00:00Z`, ...changes }));
  const first = await told("2026-10-23", { funding_round_id });
  await told("2026-10-27", { funding_round_id, made_by: "person" });
  const another = await told("2026-10-27", {
    funding_round_id: await given(database, "funding_rounds", round(startup_id)),
  });
  await rows("insert into internal.newsletter_weeks (week, articles) values ('2026-10-19', $1)", [
    [first],
  ]);
  expect(await rows("select news_id from internal.stories_of_week('2026-10-26')")).toEqual([
    { news_id: another },
  ]);
});
