import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { Actor } from "../account/actor.ts";
import { takeDown } from "../account/take-down.ts";
import { asStaff } from "../desk/as-staff.ts";
import { mergeTwo } from "../desk/decide-pair.ts";
import { publishingDatabase } from "./test-publishing.ts";
import { withdrawPage } from "./withdraw.ts";

const { pool, person, approve, founder, beginPublish, perform, publish, page, run } =
  publishingDatabase();

/** How many sessions of this database wait for another. */
async function waiting(): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** Does it while a second publication of a page has locked the draft, but not yet the page. */
async function whilePublished<Result>(
  { actor }: { actor: Actor },
  act: () => Promise<Result>,
): Promise<{ acted: Result; ended: string | undefined }> {
  const runId = await beginPublish(actor);
  const holder = await pool().connect();
  await holder.query("begin; lock table public.publications in share row exclusive mode");
  const performing = perform(runId, approve());
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
  const acting = act();
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(2);
  await holder.query("commit");
  holder.release();
  const [acted] = await Promise.all([acting, performing]);
  return { acted, ended: (await run(runId))?.state };
}

it("an account is deleted while its publication ends: one waits for the other", async () => {
  const someone = await founder();
  await publish(someone.actor, approve());
  const { id } = await page(someone.actor);
  const { ended } = await whilePublished(someone, () => takeDown(pool(), someone.actor));
  expect(ended).toBe("done");
  const { rowCount } = await pool().query("select from public.startups where id = $1", [id]);
  expect(rowCount).toBe(0);
});

it("a page is merged while it is published: one waits for the other", async () => {
  const someone = await founder();
  await publish(someone.actor, approve());
  const { id: merged } = await page(someone.actor);
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     values ($1, 'Lua Vang', array['agritech'], 'seed', 'Vietnam', true, now()) returning id`,
    [randomUUID()],
  );
  const kept = rows[0]?.id ?? "";
  const { userId } = (await person(0)).actor;
  await pool().query("insert into desk.staff (user_id, role) values ($1, 'publisher')", [userId]);
  const actor = new Actor({ userId, email: "", sessionId: randomUUID(), hasShownFactor: true });
  const order = { kind: "startup", kept, merged, reason: "Same" } as const;
  const { acted, ended } = await whilePublished(someone, () =>
    asStaff(pool(), { actor, area: "publish", reason: "Same" }, (staff) =>
      mergeTwo(staff, { ...order, fromMerged: [] }),
    ),
  );
  expect(acted).toMatchObject({ slug: expect.any(String) });
  expect(ended).toBe("done");
  expect(await page(someone.actor)).toMatchObject({ id: kept });
});

it("a page is withdrawn while staff publish it: one waits for the other", async () => {
  const { actor } = await founder();
  await publish(actor, approve());
  const { id } = await page(actor);
  const staff = await pool().connect();
  await staff.query("begin");
  await staff.query("select from public.startup_profiles where user_id = $1 for update", [
    actor.userId,
  ]);
  const withdrawing = withdrawPage(pool(), actor, "Startup");
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
  await staff.query("update public.startups set city = 'Huế' where id = $1", [id]);
  await staff.query("commit");
  staff.release();
  expect(await withdrawing).toBe(true);
  expect(await page(actor)).toMatchObject({ is_published: false });
});
