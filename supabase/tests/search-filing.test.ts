import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let cluster: MigratedDatabase;
let first: pg.Client;
let second: pg.Client;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  first = new pg.Client({ connectionString: cluster.url });
  second = new pg.Client({ connectionString: cluster.url });
  await Promise.all([first.connect(), second.connect()]);
});
beforeEach(async () => {
  await first.query("truncate public.startups, public.news cascade");
  await first.query(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     select slug, 'Rice', '{fintech}', 'seed', 'Vietnam', true, now() from unnest('{sawah,padi}'::text[]) slug`,
  );
  await first.query(
    `insert into public.news (slug, title, is_published, published_at) values ('told', 'Rice', false, now())`,
  );
});
afterAll(async () => {
  await Promise.all([first.end(), second.end()]);
  await cluster.stop();
});

const LINK = (slug: string) =>
  `insert into public.news_startups (news_id, startup_id)
   select n.id, s.id from public.news n, public.startups s where s.slug = '${slug}'`;
const PUBLISH = "update public.news set is_published = true";
const HIDE = "update public.news set is_published = false";
const MOVE = (slug: string, industry = "ai") =>
  `update public.startups set industries = '{${industry}}' where slug = '${slug}'`;
const DATE = "update public.news set published_at = '2026-01-02'";

/** What is filed, and what would be if all of it were filed now. */
async function filed() {
  const read = async () => {
    const { rows } = await first.query<{ slug: string; value: string }>(
      `select s.slug, f.value from search.filed_news f
         join public.startups s on s.id = f.startup_id
         join public.news n on n.id = f.news_id and n.published_at = f.published_at
        where f.value <> 'Vietnam' order by 1, 2`,
    );
    return rows.map(({ slug, value }) => `${slug}: ${value}`);
  };
  const { rows } = await first.query("select count(*)::int as left_over from search.unfiled_news");
  const found = { filed: await read(), ...rows[0] };
  await first.query("select search.rebuild_filed_news()");
  expect(found).toEqual({ filed: await read(), left_over: 0 });
  return found.filed;
}

const CASES: [what: string, before: string[], one: string[], other: string[], filed: string[]][] = [
  ["published as its startup moves", [LINK("sawah")], [PUBLISH], [MOVE("sawah")], ["sawah: ai"]],
  ["published as a startup is added", [], [PUBLISH], [LINK("sawah")], ["sawah: fintech"]],
  ["given a startup that moves", [PUBLISH], [LINK("sawah")], [MOVE("sawah")], ["sawah: ai"]],
  ["hidden as its startup moves", [LINK("sawah"), PUBLISH], [HIDE], [MOVE("sawah")], []],
  [
    "of another day, as its startup moves",
    [LINK("sawah"), PUBLISH],
    [DATE],
    [MOVE("sawah", "ai,fintech")],
    ["sawah: ai", "sawah: fintech"],
  ],
];

it.each(
  CASES.flatMap(([what, before, one, other, found]) => [
    { what, before, works: [one, other], found },
    { what: `${what}, the other way round`, before, works: [other, one], found },
  ]),
)("an article is filed as it is, also when it is $what", async ({ before, works, found }) => {
  for (const sql of before) await first.query(sql);
  const [one = [], other = []] = works;
  await Promise.all([first.query("begin"), second.query("begin")]);
  for (const sql of one) await first.query(sql);
  for (const sql of other) await second.query(sql);
  // What a commit does first; the other's comes in between, and waits.
  await first.query("set constraints all immediate");
  const committed = second.query("commit");
  const waiting =
    "select from pg_locks where relation = 'search.filed_news'::regclass and not granted";
  while ((await first.query(waiting)).rowCount === 0);
  await first.query("commit");
  await committed;
  expect(await filed()).toEqual(found);
});

it("whoever hides an article does not wait for whoever moves its startups, nor lock them out", async () => {
  for (const sql of [LINK("sawah"), LINK("padi"), PUBLISH]) await first.query(sql);
  await Promise.all([first.query("begin"), second.query("begin")]);
  await first.query(MOVE("padi"));
  // It is filed under startups that the other still moves, and waits for none of them.
  await second.query(HIDE);
  await first.query(MOVE("sawah"));
  await second.query("commit");
  await first.query("commit");
  expect(await filed()).toEqual([]);
});
