import { beforeEach, expect, it } from "vitest";
import { readRound } from "../domain/newsroom/find-round.ts";
import { makeNews } from "../domain/newsroom/make-news.ts";
import { keepStory } from "../domain/newsroom/make-stories.ts";
import { roundStory } from "../domain/newsroom/tell-round.ts";
import { NOW, newsroomDatabase } from "../domain/newsroom/test-newsroom.ts";
import { transaction } from "../postgres/transaction.ts";
import { retellMadeStories } from "./retell-stories.ts";

const { pool, startup, round } = newsroomDatabase();

/** Makes the articles about October, and about the week from 2 November. */
async function told(isSample: boolean) {
  await pool().query("update public.funding_rounds set is_sample = $1", [isSample]);
  await makeNews(pool(), new Date("2026-11-02T01:00:00Z"));
  await makeNews(pool(), new Date("2026-11-09T01:00:00Z"));
  return texts();
}

async function texts() {
  const { rows } = await pool().query<{ id: string }>(
    `select n.id, n.title, n.excerpt_vi, n.body, n.body_zh, m.kind
       from internal.made_news m join public.news n on n.id = m.news_id
      where m.kind in ('week', 'month') order by m.place`,
  );
  return rows;
}

const spoil = () =>
  pool().query("update public.news set body = 'Old', body_zh = '', excerpt_vi = 'Cũ'");

beforeEach(async () => {
  const id = await startup({ is_sample: true });
  for (const day of ["10-05", "10-06", "10-07", "10-20", "10-21", "11-03", "11-04", "11-05"])
    await round(id, { announced_on: `2026-${day}` });
});

it("tells sample round-ups as this version does, and then has nothing to do", async () => {
  const before = await told(true);
  expect(before.length).toBeGreaterThanOrEqual(2);
  expect(await retellMadeStories(pool())).toBe(0);
  await spoil();
  expect(await retellMadeStories(pool())).toBe(before.length);
  expect(await texts()).toEqual(before);
  expect(await retellMadeStories(pool())).toBe(0);
});

it("tells a sample brief anew, too", async () => {
  const id = await round(await startup({ is_sample: true }), { is_sample: true });
  await transaction(pool(), async (client) => {
    const found = await readRound(client, id);
    if (found) await keepStory(client, "round_brief", roundStory(found, NOW), NOW);
  });
  expect(await retellMadeStories(pool())).toBe(0);
  await spoil();
  expect(await retellMadeStories(pool())).toBe(1);
});

it("leaves what staff have touched, and what is no sample", async () => {
  const [first, ...others] = await told(true);
  await spoil();
  await pool().query(
    `insert into desk.audit (actor, actor_email, act, subject_table, subject_id)
     values (gen_random_uuid(), 'desk@x.example', 'news.update', 'public.news', $1)`,
    [first?.id],
  );
  expect(await retellMadeStories(pool())).toBe(others.length);
  await pool().query("update public.news set is_sample = false, body = 'Old'");
  expect(await retellMadeStories(pool())).toBe(0);
});
