import { expect, it } from "vitest";
import type { Actor } from "../../domain/account/actor.ts";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { callsTo } from "../test-calls.ts";
import { exportDataOperation } from "./export-data.ts";

const { pool, open, activity } = accountsDatabase();
const call = callsTo(() => [exportDataOperation(pool())]);

it("is for ten times an hour, one after the other, for each person", async () => {
  const [me, other] = [await open(), await open()];
  const download = async (actor: Actor): Promise<string> => {
    const { data, error } = await call(actor, "account/export-data");
    return data ? "data" : error.code;
  };
  const holder = await pool().connect();
  await holder.query("begin; lock table public.account_activity");
  const atOnce = Array.from({ length: 5 }, () => download(me));
  // While one is made, another one waits; any more are refused.
  const refused = "too_many_requests";
  expect(await Promise.any(atOnce)).toBe(refused);
  await holder.query("rollback");
  holder.release();
  expect((await Promise.all(atOnce)).toSorted()).toEqual([
    ...Array(2).fill("data"),
    ...Array(3).fill(refused),
  ]);
  for (let more = 2; more < 10; more += 1) expect(await download(me)).toBe("data");
  expect(await download(me)).toBe(refused);
  expect(await download(other)).toBe("data");
  expect(await activity(me)).toHaveLength(10);
});
