import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { Actor } from "../account/actor.ts";

/**
 * Brings the person's last rejection before staff; once for each.
 * @returns false when their profile was not rejected.
 */
export async function appealRejection(
  pool: pg.Pool,
  { userId }: Actor,
  appeal: { text: string; language: Language },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with last as (
       select p.run_id, p.verdict, p.findings from public.publications p
        where p.user_id = $1 order by p.created_at desc limit 1
     ), brought as (
       insert into desk.cases (kind, subject_kind, subject_id, subject_title, text, details, origin,
         asker_id, language, run_id)
       select 'appeal', 'profile', $1, coalesce(s.name, i.name, ''), $2,
              jsonb_build_object('rules', coalesce((
                select jsonb_agg(f ->> 'rule') from jsonb_array_elements(l.findings) f
                 where f ->> 'weight' = 'rejects'), '[]')),
              'appeal:' || l.run_id, $1, $3, l.run_id
         from last l
         join public.profiles a on a.user_id = $1
         left join public.startup_profiles s on s.user_id = $1 and a.role = 'Startup'
         left join public.investor_profiles i on i.user_id = $1 and a.role <> 'Startup'
        where l.verdict = 'rejected'
       on conflict (origin) do nothing
     )
     select from last where verdict = 'rejected'`,
    [userId, appeal.text, appeal.language],
  );
  return (rowCount ?? 0) > 0;
}
