import { beforeEach, describe, expect, it } from "vitest";
import type { Member } from "../matches/test-market.ts";
import { listIntroductions } from "./list-introductions.ts";
import { introductionsDatabase } from "./test-introductions.ts";

const market = introductionsDatabase();
const { pool, couple, ask, answer, asked } = market;

beforeEach(() => market.clear());

const listOf = ({ actor }: Member) => listIntroductions(pool(), actor);

/** Enough for the two to meet in every order. */
const ROUNDS = 12;

describe("when somebody goes", () => {
  it.each(["asker", "asked"])("their introductions go with the account: the %s", async (who) => {
    const { startup, investor } = await couple();
    const id = await asked(startup, investor);
    const [gone, left] = who === "asker" ? [startup, investor] : [investor, startup];
    await pool().query("delete from auth.users where id = $1", [gone.actor.userId]);
    expect(await listOf(left)).toEqual([]);
    expect(await answer(left, id, who === "asker" ? "agreed" : "withdrawn")).toBe(false);
  });

  it("nobody is asked who leaves at the same moment", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { startup, investor } = await couple();
      const [result] = await Promise.all([
        ask(startup, investor.pageId),
        pool().query("delete from auth.users where id = $1", [investor.actor.userId]),
      ]);
      // Their page goes with them, so a moment later it cannot be found.
      expect(["asked", "impossible", "unknown"]).toContain(result.outcome);
      expect(await listOf(startup)).toEqual([]);
    }
  });

  it("who answers at the same moment is answered, or finds nothing", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { startup, investor } = await couple();
      const id = await asked(startup, investor);
      await Promise.all([
        answer(investor, id, "agreed"),
        pool().query("delete from auth.users where id = $1", [startup.actor.userId]),
      ]);
      expect(await listOf(investor)).toEqual([]);
    }
  });
});
