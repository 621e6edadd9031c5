import { describe, expect, it } from "vitest";
import type { RunWork } from "./perform-run.ts";
import { runsDatabase } from "./test-runs.ts";

const { pool, person, begin, perform, run } = runsDatabase();

/** Writes something of the person's with its result. */
const writes: RunWork =
  async ({ userId }) =>
  async (client) => {
    await client.query(
      "insert into public.account_activity (user_id, kind) values ($1, 'deck_reviewed')",
      [userId],
    );
  };

describe("a run", () => {
  it("is over without a result when its person has deleted the account", async () => {
    const { actor } = await person(20);
    const runId = await begin(actor);
    await perform(runId, async (underWay) => {
      await pool().query("delete from auth.users where id = $1", [actor.userId]);
      return writes(underWay);
    });
    expect(await run(runId)).toBeUndefined();
  });

  it("ends in order, whichever way, while its person deletes the account", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { actor } = await person(20);
      const runId = await begin(actor);
      await Promise.all([
        perform(runId, writes),
        pool().query("delete from auth.users where id = $1", [actor.userId]),
      ]);
      expect(await run(runId)).toBeUndefined();
    }
  });
});
