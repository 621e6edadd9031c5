import type pg from "pg";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";
import { reachable } from "../profiles/reachable.ts";
import { SIDES } from "../profiles/sides.ts";

/** After a refusal, the asker must wait this long. */
const DECLINED_DAYS = 90;
/** Each ask is a mail: withdrawing and asking again must not be a way to send many. */
const WITHDRAWN_DAYS = 7;
/** People who let an ask expire are left in peace for a while, but they may just have been away. */
const EXPIRED_DAYS = 30;

export type IntroductionToCandidate = MatchResult["introduction"];

/**
 * The state of an introduction between the person and each candidate: the open one, else the latest
 * answer, else whether there is somebody to ask and a page to ask with.
 * @returns by the candidate's id
 */
export async function readIntroductionStates(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: MatchDirection,
  candidateIds: readonly string[],
): Promise<Map<string, IntroductionToCandidate>> {
  const { own, other } = SIDES[direction];
  const { rows } = await client.query<{ id: string; introduction: IntroductionToCandidate }>(
    `select c.id, coalesce(stands.state,
              case when not coalesce(${reachable(other, "$1")}, false) then
                     case when page.is_published and theirs.user_id <> $1 then 'unavailable'
                          else 'impossible' end
                   when mine.is_published then 'possible' else 'needs_page' end) as introduction
       from unnest($2::uuid[]) as c (id)
       left join public.${own.drafts} me on me.user_id = $1
       left join public.${own.pages} mine on mine.id = me.${own.link}
       left join public.${other.pages} page on page.id = c.id
       left join public.${other.drafts} theirs on theirs.${other.link} = page.id
       left join lateral (
         select i.state from public.introductions i
          where i.${own.link} = mine.id and i.${other.link} = c.id
            and (i.state in ('asked', 'agreed')
              or (i.asked_by = $1 and i.answered_at > now() - interval '1 day'
                    * case i.state when 'declined' then $3::int when 'expired' then $4::int
                                 else $5::int end))
          order by i.state in ('asked', 'agreed') desc, i.created_at desc, i.id
          limit 1) stands on true`,
    [userId, candidateIds, DECLINED_DAYS, EXPIRED_DAYS, WITHDRAWN_DAYS],
  );
  return new Map(rows.map(({ id, introduction }) => [id, introduction]));
}
