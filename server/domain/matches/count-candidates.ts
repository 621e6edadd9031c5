import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import type { CandidateCounts } from "../../../contracts/match-candidates.ts";
import type { Actor } from "../account/actor.ts";
import { reachable } from "../profiles/reachable.ts";
import { directionOf, SIDES } from "../profiles/sides.ts";

/** How many candidates there are on the other side, and to how many of them the person could be introduced. */
export async function countCandidates(
  client: pg.ClientBase | pg.Pool,
  { userId }: Actor,
  role: Role,
): Promise<CandidateCounts> {
  const { other } = SIDES[directionOf(role)];
  const { rows } = await client.query<CandidateCounts>(
    `select (select count(*)::int from public.${other.pages} where is_published) as count,
            (select count(*)::int from public.${other.pages} page
              where ${reachable(other, "$1")}) as reachable`,
    [userId],
  );
  return rows[0] ?? { count: 0, reachable: 0 };
}
