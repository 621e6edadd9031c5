import { describe, expect, it } from "vitest";
import { runsDatabase, writes } from "./test-runs.ts";

const { pool, person, begin, perform, run } = runsDatabase();

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
