import type pg from "pg";
import type { IntroductionState } from "../../../contracts/match-operations.ts";
import { isLocked } from "../account/locked.ts";

/** One side, as the other may know it; the address may be shown only once both have agreed. */
export type Party = {
  userId: string;
  email: string;
  language: string | null;
  wantsMails: boolean;
  company: string;
  /** Their account is locked: they get no mails, and are shown to nobody. */
  isLocked: boolean;
  /** Such as `/startups/kasirin`; null while it is withdrawn, or its owner's account locked. */
  page: string | null;
  /** As on that page; an investor has neither. */
  founder: string | null;
  round: string | null;
};

export type Told = {
  state: IntroductionState;
  message: string;
  asker: Party;
  asked: Party;
};

/** An introduction with both of its sides, for a mail; undefined if one of them is gone. */
export async function readTold(
  client: pg.ClientBase | pg.Pool,
  id: string,
): Promise<Told | undefined> {
  const { rows } = await client.query<Told>(
    `with sides as (
       select i.id as introduction, 'startups' as pages, s.name, s.slug, s.is_published,
              s.founder_name, s.venture_round, d.user_id as owner
         from public.introductions i join public.startups s on s.id = i.startup_id
         left join public.startup_profiles d on d.startup_id = s.id
        where i.id = $1
       union all
       select i.id, 'investors', n.name, n.slug, n.is_published,
              null, null, d.user_id
         from public.introductions i join public.investors n on n.id = i.investor_id
         left join public.investor_profiles d on d.investor_id = n.id
        where i.id = $1
     ), parties as (
       select u.id, json_build_object(
                'userId', u.id, 'email', u.email, 'language', p.language,
                'wantsMails', coalesce(p.mails_results, true), 'company', s.name, 'isLocked', ${isLocked("u")},
                'page', case when shown then '/' || s.pages || '/' || s.slug end,
                'founder', case when shown then nullif(s.founder_name, '') end,
                'round', case when shown then s.venture_round end) as party
         from sides s join auth.users u on u.id = s.owner
         cross join lateral (select s.is_published and not ${isLocked("u")} as shown) page
         left join public.profiles p on p.user_id = u.id
     )
     select i.state, i.message, asker.party as asker, asked.party as asked
       from public.introductions i
       join parties asker on asker.id = i.asked_by
       join parties asked on asked.id = i.asked_of
      where i.id = $1`,
    [id],
  );
  return rows[0];
}
