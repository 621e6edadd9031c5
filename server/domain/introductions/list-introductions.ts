import type pg from "pg";
import type { Introduction } from "../../../contracts/introductions.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../contracts/languages.ts";
import { inLanguage } from "../../postgres/in-language.ts";
import type { Actor } from "../account/actor.ts";
import { readReplyHabits } from "./reply-habits.ts";

/** Limits only those that ended without an address: open ones and addresses are never left out. */
const MOST_ENDED = 200;

type Row = Omit<Introduction, "createdAt" | "answeredAt" | "replies"> & {
  otherId: string;
  createdAt: Date;
  answeredAt: Date | null;
};

/**
 * The person's introductions, asked and received, newest first, with the other's address once both
 * have agreed.
 */
export async function listIntroductions(
  pool: pg.Pool,
  { userId }: Actor,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Introduction[]> {
  const { rows } = await pool.query<Row>(
    `with startups as (
       select id, name, logo, ${pageOf("startups")} as page, ${cardOf(language, {
         industries: "industries",
         stages: "array[venture_round]",
         founder: "nullif(founder_name, '')",
       })} as card from public.startups
     ), investors as (
       select id, name, logo, ${pageOf("investors")} as page, ${cardOf(language, {
         industries: "target_industries",
         stages: "investment_stages",
         founder: "null::text",
       })} as card from public.investors
     )
     select i.id, u.id as "otherId", i.asked_by = $1 as "isMine", i.state, i.message,
            other.id as "candidateId", other.name, other.page, other.card,
            json_build_object('name', own.name, 'logo', own.logo, 'page', own.page,
              'founder', nullif(draft.founder_name, ''),
              'raising', case when draft.raising is not null then json_build_object(
                'amount', draft.raising, 'currency', draft.raising_currency) end) as own,
            fit.match, case when i.state = 'agreed' then u.email end as email,
            i.created_at as "createdAt", i.answered_at as "answeredAt",
            exists (select from public.match_feedback f
                     where f.user_id = $1 and f.kind = 'contacted'
                       and other.id in (f.startup_id, f.investor_id)) as "isContacted"
       from public.introductions i
       join auth.users u on u.id = case when i.asked_by = $1 then i.asked_of else i.asked_by end
      cross join lateral (
        select exists (select from public.startup_profiles d
                        where d.startup_id = i.startup_id and d.user_id = $1) as is_startup) mine
      cross join lateral (
        select * from startups where id = i.startup_id and not mine.is_startup
         union all
        select * from investors where id = i.investor_id and mine.is_startup) other
      cross join lateral (
        select * from startups where id = i.startup_id and mine.is_startup
         union all
        select * from investors where id = i.investor_id and not mine.is_startup) own
       left join public.startup_profiles draft on draft.user_id = $1 and mine.is_startup
       left join lateral (
        select json_build_object(
                 'rate', m.rate,
                 'reason', case when m.other_words ? $3 then m.other_words -> $3 ->> 'shared' else m.shared end,
                 'language', case when m.other_words ? $3 then $3 else r.language end) as match
          from public.match_results m
          join public.runs r on r.id = m.run_id and r.user_id = $1
         where other.id in (m.startup_id, m.investor_id)
         order by r.created_at desc, r.id limit 1) fit on i.state = 'asked' and i.asked_of = $1
      where $1 in (i.asked_by, i.asked_of)
        and (i.state in ('asked', 'agreed') or i.id in (
          select e.id from public.introductions e
           where $1 in (e.asked_by, e.asked_of) and e.state not in ('asked', 'agreed')
           order by e.created_at desc, e.id limit $2))
      order by i.created_at desc, i.id`,
    [userId, MOST_ENDED, language],
  );
  const others = [...new Set(rows.map(({ otherId }) => otherId))];
  const habits = await readReplyHabits(pool, others);
  return rows.map(({ otherId, ...row }) => ({
    ...row,
    replies: habits.get(otherId) ?? null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

function pageOf(pages: "startups" | "investors"): string {
  return `case when is_published then '/${pages}/' || slug end`;
}

function cardOf(
  language: Language,
  columns: { industries: string; stages: string; founder: string },
): string {
  return `case when is_published then json_build_object(
            'logo', logo, 'tagline', ${inLanguage("tagline", language)}, 'country', country,
            'industries', ${columns.industries}, 'stages', ${columns.stages},
            'founder', ${columns.founder}) end`;
}
