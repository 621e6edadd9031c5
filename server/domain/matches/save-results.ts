import type pg from "pg";
import type { Match, MatchDirection } from "../../../contracts/matching.ts";
import { reachable } from "../profiles/reachable.ts";
import { SIDES } from "../profiles/sides.ts";

export const MOST_RESULTS = 20;
/** Nobody should pay for a match that fits less. */
const LEAST_RATE = 20;

/**
 * Keeps the best matches of a run, best first; among equals, those that can be reached here come first, as the
 * others cannot be introduced to anybody. Pages taken down during the run are left out.
 * @returns how many were kept
 */
export async function saveResults(
  client: pg.ClientBase,
  runId: string,
  direction: MatchDirection,
  matches: readonly Match[],
): Promise<number> {
  const { other } = SIDES[direction];
  const { pages, link } = other;
  const kept = withTiers(matches.filter(({ rate }) => rate >= LEAST_RATE).slice(0, MOST_RESULTS));
  const { rowCount } = await client.query(
    `with there as materialized (
       select page.id, ${reachable(other, "r.user_id")} as is_reachable
         from public.${pages} page join public.runs r on r.id = $1
        where page.id = any ($3) and page.is_published order by page.id for key share of page
     )
     insert into public.match_results (run_id, place, ${link}, rate, is_doubtful, reasons, telling, shared,
            against, conflicts, other_words, points, quote, shares)
     select $1, row_number() over (order by m.tier, not there.is_reachable, m.place), m.id, m.rate,
            m."isDoubtful", m.reasons, m.telling, m.shared, m.against, m.conflicts,
            coalesce(m."otherWords", '{}'), coalesce(m.points, '[]'), m.quote, m.shares
       from json_to_recordset($2) as m (
              place int, tier int, id uuid, rate int, "isDoubtful" boolean, reasons text[], telling text,
              shared text, against text, conflicts text[], "otherWords" jsonb, points jsonb, quote jsonb,
              shares jsonb)
       join there using (id)`,
    [runId, JSON.stringify(kept), kept.map(({ id }) => id)],
  );
  return rowCount ?? 0;
}

/** Each match with its place, and with the place of the first of its equals. */
function withTiers(matches: readonly Match[]) {
  let tier = 0;
  return matches.map((match, place) => {
    const before = matches[place - 1];
    // Doubtful ones come after the others, whatever their rate.
    const isEqual = before?.rate === match.rate && before.isDoubtful === match.isDoubtful;
    if (!isEqual) tier = place;
    return { ...match, place, tier };
  });
}
