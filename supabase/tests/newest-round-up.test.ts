import { expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { article, given } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { trackerOf } from "./funding-tracker-figures.ts";

const database = migratedDatabase();
const { givenRound } = trackerOf(database);

const newest = async (): Promise<Row[]> => {
  const { rows } = await database.run(
    visitor,
    `select round_up, rounds, usd_thousand::float, largest_usd_thousand::float, largest_startup, articles
       from public.newest_round_up()`,
  );
  return rows;
};

/** The article about the week that begins on this Monday. */
async function givenRoundUp(monday: string, changes: Row = {}): Promise<string> {
  const id = await given(database, "news", article({ slug: `week-${monday}`, ...changes }));
  await database.run(
    owner,
    "insert into internal.made_news (kind, subject, news_id, opening) values ('week', $1, $2, 'a')",
    [monday, id],
  );
  return id;
}

it("is nothing where no week was rounded up, or none that can be read", async () => {
  expect(await newest()).toEqual([]);
  await givenRoundUp("2026-06-08", { is_published: false });
  expect(await newest()).toEqual([]);
});

it("counts the newest week's rounds, and names its articles, what a person made first", async () => {
  await givenRoundUp("2026-06-01");
  const roundUp = await givenRoundUp("2026-06-08", { published_at: "2026-06-10T00:00:00Z" });
  await givenRound({ announced_on: "2026-06-08", amount_usd_thousand: 300 }, { name: "Small" });
  await givenRound({ announced_on: "2026-06-14", amount_usd_thousand: 900 }, { name: "Largest" });
  await givenRound({ announced_on: "2026-06-07", amount_usd_thousand: 9000 }, { name: "Before" });
  const within = { published_at: "2026-06-09T03:00:00Z" };
  const made = await given(database, "news", article({ ...within, slug: "made" }));
  await given(database, "news", article({ ...within, slug: "paid", category: "Branded" }));
  await given(database, "news", article({ slug: "after", published_at: "2026-06-15T00:00:00Z" }));
  const written = await given(
    database,
    "news",
    article({ slug: "written", published_at: "2026-06-08T00:00:00Z", made_by: "person" }),
  );
  expect(await newest()).toEqual([
    {
      round_up: roundUp,
      rounds: 2,
      usd_thousand: 1200,
      largest_usd_thousand: 900,
      largest_startup: "Largest",
      articles: [written, made],
    },
  ]);
});

it("names the stories of the rounds that it counts before what came out about others", async () => {
  await givenRoundUp("2026-06-08", { published_at: "2026-06-15T01:00:00Z" });
  const of = async (day: string, published: string, slug: string) => {
    const id = await givenRound({ announced_on: day, amount_usd_thousand: 300 }, {});
    const told = { slug, funding_round_id: id, published_at: published };
    return given(database, "news", article(told));
  };
  const late = await of("2026-06-07", "2026-06-08T02:00:00Z", "late");
  const counted = await of("2026-06-14", "2026-06-15T02:00:00Z", "counted");
  await of("2026-06-15", "2026-06-15T02:00:00Z", "of-the-next");
  expect((await newest())[0]?.articles).toEqual([counted, late]);
});
