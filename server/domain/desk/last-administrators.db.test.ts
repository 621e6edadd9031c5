import { expect, it } from "vitest";
import { deskDatabase } from "./test-desk.ts";

const { pool, appoint } = deskDatabase();

it("of two administrators who remove each other at the same moment, one stays", async () => {
  const [one, other] = [await appoint("administrator"), await appoint("administrator")];
  const [first, second] = [await pool().connect(), await pool().connect()];
  for (const [client, gone] of [
    [first, other],
    [second, one],
  ] as const) {
    await client.query("begin");
    await client.query("delete from desk.staff where user_id = $1", [gone.userId]);
  }
  // The first step of a commit, so that the other's can come in between.
  await first.query("set constraints all immediate");
  const checked = second.query("set constraints all immediate").catch((error: unknown) => error);
  const waits = async () => {
    const { rowCount } = await pool().query(
      `select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    return rowCount;
  };
  await Promise.race([checked, expect.poll(waits, { interval: 5, timeout: 10_000 }).toBe(1)]);
  await first.query("commit");
  expect(await checked).toMatchObject({ constraint: "staff_keeps_an_administrator" });
  await second.query("rollback");
  first.release();
  second.release();
  const { rows } = await pool().query("select user_id from desk.staff");
  expect(rows).toEqual([{ user_id: one.userId }]);
});
