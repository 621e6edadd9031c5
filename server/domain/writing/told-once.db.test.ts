import { expect, it } from "vitest";
import { keepWritings } from "./keep-writings.ts";
import { writingDatabase } from "./test-writing.ts";

const db = writingDatabase();
const { pool, perform, story } = db;

it("the article of a story waits where another tells of its round already", async () => {
  const { id: company } = await db.one<{ id: string }>(
    `insert into public.startups (slug, name, industries, venture_round, country)
     values ('kopiora', 'Kopiora', '{logistics}', 'seed', 'Indonesia') returning id`,
  );
  const { id: round } = await db.one<{ id: string }>(
    `insert into public.funding_rounds (startup_id, kind, announced_on)
     values ($1, 'seed', current_date) returning id`,
    [company],
  );
  await pool().query(
    `insert into public.news (title, category, is_published, published_at, funding_round_id)
     values ('Kopiora raises', 'Funding', true, now(), $1)`,
    [round],
  );
  const id = await story({ isTrusted: true });
  await pool().query("update desk.stories set entities = array[$2::uuid] where id = $1", [
    id,
    company,
  ]);
  await keepWritings(pool());
  await perform(id);
  const { rows } = await pool().query(
    "select state, content ->> 'round' as round from desk.documents",
  );
  expect(rows).toEqual([{ state: "waiting", round }]);
  await pool().query("delete from public.startups where id = $1", [company]);
});
