import { beforeEach, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { readMatches } from "../../../contracts/match-operations.ts";
import { readMatchState } from "../matches/read-match-state.ts";
import type { Member } from "../matches/test-market.ts";
import { listIntroductions } from "./list-introductions.ts";
import { readReplyHabits } from "./reply-habits.ts";
import { introductionsDatabase } from "./test-introductions.ts";

const market = introductionsDatabase();
const { pool, couple, founder, fund, ask, run } = market;

beforeEach(() => market.clear());

type Ended = readonly [state: "agreed" | "declined" | "withdrawn" | "expired", hours: number];

/** Has new founders ask the investor, with these outcomes after so many hours. */
async function given(investor: Member, ended: readonly Ended[]): Promise<void> {
  for (const [state, hours] of ended) {
    const { actor, pageId } = await founder();
    await pool().query(
      `insert into public.introductions (startup_id, investor_id, asked_by, asked_of, state,
         created_at, answered_at)
       values ($1, $2, $3, $4, $5, now() - $6 * interval '1 hour', now())`,
      [pageId, investor.pageId, actor.userId, investor.actor.userId, state, hours],
    );
  }
}

const habitOf = async ({ actor: { userId } }: Member) =>
  (await readReplyHabits(pool(), [userId])).get(userId);

const FOUR: readonly Ended[] = [
  ["agreed", 2],
  ["declined", 10],
  ["agreed", 30],
  ["expired", 336],
];

it("tell nothing of a person who was asked four times, and something from the fifth on", async () => {
  const investor = await fund();
  await given(investor, FOUR);
  expect(await habitOf(investor)).toBeUndefined();
  await given(investor, [["declined", 20]]);
  expect(await habitOf(investor)).toEqual({ percent: 80, medianHours: 15 });
});

it("do not count what was withdrawn, what is open, and what others were asked", async () => {
  const { startup, investor } = await couple();
  const other = await fund();
  await given(investor, [...FOUR, ["withdrawn", 1], ["withdrawn", 1]]);
  await given(other, [["agreed", 1]]);
  await ask(startup, investor.pageId);
  expect(await habitOf(investor)).toBeUndefined();
  expect(await habitOf(other)).toBeUndefined();
});

it("of somebody who never answers have no time", async () => {
  const investor = await fund();
  await given(investor, Array<Ended>(5).fill(["expired", 336]));
  expect(await habitOf(investor)).toEqual({ percent: 0, medianHours: null });
});

it("are shown beside matches and introductions, of the other side and nobody else", async () => {
  const { startup, investor } = await couple();
  const nobodys = await market.investorPage();
  await run(startup.actor, {}, [{ investor_id: investor.pageId }, { investor_id: nobodys }]);
  await given(investor, [...FOUR, ["declined", 20]]);
  await ask(startup, investor.pageId);
  const habit = { percent: 80, medianHours: 15 };
  const state = await readMatchState(pool(), startup.actor, STARTUP_ROLE);
  expect(readMatches.output.parse(state).shown?.results.map(({ replies }) => replies)).toEqual([
    habit,
    null,
  ]);
  expect(await listIntroductions(pool(), startup.actor)).toMatchObject([{ replies: habit }]);
  const [received] = await listIntroductions(pool(), investor.actor);
  expect(received).toMatchObject({ state: "asked", replies: null });
  expect(JSON.stringify([state, received])).not.toContain(investor.actor.userId);
});
