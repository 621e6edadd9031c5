import type pg from "pg";
import { type DeskPerson, NEWEST_OF_EACH } from "../../../../contracts/desk/people.ts";
import { staffRole } from "../../../../contracts/desk/staff.ts";
import { languageOrDefault } from "../../../../contracts/languages.ts";
import { readStop } from "../../bounces/stopped-addresses.ts";

type Account = DeskPerson["account"];
type Moments = "signedUpAt" | "confirmedAt" | "lastSeenAt" | "lockedUntil";
type Row = Omit<Account, Moments | "staffRole" | "language" | "mailStop"> & {
  [Name in Moments]: Date | null;
} & { staffRole: string | null; language: string | null };

/** An account without anything that gives access to it: no hash, token or factor's secret is read. */
export async function readAccount(
  client: pg.ClientBase,
  userId: string,
): Promise<Account | undefined> {
  const { rows } = await client.query<Row>(
    `select u.id, coalesce(u.email, '') as email, p.role, p.language,
            u.created_at as "signedUpAt", u.email_confirmed_at as "confirmedAt",
            greatest(u.last_sign_in_at, (
              select max(greatest(e.created_at, e.refreshed_at at time zone 'utc'))
                from auth.sessions e where e.user_id = u.id
            )) as "lastSeenAt",
            exists (select from auth.mfa_factors f
                     where f.user_id = u.id and f.status = 'verified') as "hasTwoStep",
            array(select n.provider::text from auth.identities n
                   where n.user_id = u.id and n.provider <> 'email' order by 1)
              || case when coalesce(u.encrypted_password, '') <> '' then array['email']
                      else '{}'::text[] end as ways,
            case when u.banned_until > now() then
              case when isfinite(u.banned_until) then u.banned_until else '9999-12-31' end
            end as "lockedUntil",
            d.role as "staffRole",
            coalesce(nullif(s.name, ''), nullif(i.name, ''), ps.name, pi.name, '') as company,
            coalesce(nullif(s.founder_name, ''), u.raw_user_meta_data ->> 'full_name', '') as name,
            case when ps.is_published then '/startups/' || ps.slug
                 when pi.is_published then '/investors/' || pi.slug end as page,
            coalesce(p.mails_results, true) as "wantsResultMails"
       from auth.users u
       left join public.profiles p on p.user_id = u.id
       left join public.startup_profiles s on s.user_id = u.id
       left join public.investor_profiles i on i.user_id = u.id
       left join public.startups ps on ps.id = s.startup_id
       left join public.investors pi on pi.id = i.investor_id
       left join desk.staff d on d.user_id = u.id
      where u.id = $1 and u.deleted_at is null`,
    [userId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const stop = await readStop(client, row.email);
  return {
    ...row,
    mailStop: stop
      ? { reason: stop.reason, status: stop.status, since: stop.stoppedAt.toISOString() }
      : null,
    language: row.language === null ? null : languageOrDefault(row.language),
    staffRole: row.staffRole === null ? null : staffRole.parse(row.staffRole),
    signedUpAt: row.signedUpAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    lockedUntil: row.lockedUntil?.toISOString() ?? null,
  };
}

/** The open sessions, most recently used first. */
export async function readSessions(
  client: pg.ClientBase,
  userId: string,
): Promise<DeskPerson["sessions"]> {
  const { rows } = await client.query<{
    id: string;
    userAgent: string;
    signedInAt: Date;
    lastUsedAt: Date;
  }>(
    `select id, left(coalesce(user_agent, ''), 500) as "userAgent", created_at as "signedInAt",
            greatest(created_at, refreshed_at at time zone 'utc') as "lastUsedAt"
       from auth.sessions
      where user_id = $1 and (not_after is null or not_after > now())
      order by 4 desc, id limit $2`,
    [userId, NEWEST_OF_EACH],
  );
  return rows.map((row) => ({
    ...row,
    signedInAt: row.signedInAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}
