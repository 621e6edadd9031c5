import type pg from "pg";
import type { Match, MatchDirection } from "../../../contracts/matching.ts";
import { SIDES } from "../profiles/sides.ts";

export const MOST_RESULTS = 20;
/** What fits less is no match that anybody should have paid for. */
const LEAST_RATE = 20;

/**
 * Keeps the best matches of a run, best first. A page that was taken down while the run went on is
 * passed over.
 * @returns how many were kept.
 */
export async function saveResults(
  client: pg.ClientBase,
  runId: string,
  direction: MatchDirection,
  matches: readonly Match[],
): Promise<number> {
  const { pages, link } = SIDES[direction].other;
  const kept = matches
    .filter(({ rate }) => rate >= LEAST_RATE)
    .slice(0, MOST_RESULTS)
    .map((match, place) => ({ ...match, place }));
  const { rowCount } = await client.query(
    `with there as materialized (
       select id from public.${pages}
        where id = any ($3) and is_published order by id for key share
     )
     insert into public.match_results (run_id, place, ${link}, rate, reasons, against, conflicts)
     select $1, row_number() over (order by m.place), m.id, m.rate, m.reasons, m.against, m.conflicts
       from json_to_recordset($2) as m (
              place int, id uuid, rate int, reasons text[], against text, conflicts text[])
       join there using (id)`,
    [runId, JSON.stringify(kept), kept.map(({ id }) => id)],
  );
  return rowCount ?? 0;
}
