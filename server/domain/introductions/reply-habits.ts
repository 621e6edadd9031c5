import type pg from "pg";
import type { ReplyHabit } from "../../../contracts/match-operations.ts";

/** Fewer asks would say more about chance than about habit. */
const FEWEST_ASKS = 5;

/**
 * How often and how fast people answer asks. Only those that they could settle count: a withdrawn ask left
 * them no choice, and an open one may still be answered.
 * @returns by the person's id, without people who were asked less than five times
 */
export async function readReplyHabits(
  client: pg.ClientBase | pg.Pool,
  userIds: readonly string[],
): Promise<Map<string, ReplyHabit>> {
  const { rows } = await client.query<ReplyHabit & { userId: string }>(
    `select asked_of as "userId",
            round(100.0 * count(*) filter (where state <> 'expired') / count(*))::int as percent,
            round(percentile_cont(0.5) within group (
              order by extract(epoch from answered_at - created_at) / 3600
            ) filter (where state <> 'expired'))::int as "medianHours"
       from public.introductions
      where asked_of = any ($1) and state in ('agreed', 'declined', 'expired')
      group by asked_of having count(*) >= $2`,
    [userIds, FEWEST_ASKS],
  );
  return new Map(rows.map(({ userId, ...habit }) => [userId, habit]));
}
