import { type FoundPerson, PEOPLE_PER_PAGE } from "../../../../contracts/desk/people.ts";
import { isLocked } from "../../account/locked.ts";
import { asServer, type Staff } from "../as-staff.ts";

/** People by address, name, id or company, with or without accents: an exact address first, then the newest. */
export async function findPeople(
  staff: Staff,
  { query, page }: { query: string; page: number },
): Promise<{ people: FoundPerson[]; hasMore: boolean }> {
  const { rows } = await asServer(staff, (client) =>
    client.query<Omit<FoundPerson, "signedUpAt"> & { signedUpAt: Date | null }>(
      `select u.id, coalesce(u.email, '') as email, p.role,
              coalesce(nullif(s.name, ''), nullif(i.name, ''), ps.name, pi.name, '') as company,
              coalesce(nullif(s.founder_name, ''), u.raw_user_meta_data ->> 'full_name', '') as name,
              u.created_at as "signedUpAt", ${isLocked("u")} as "isLocked"
         from auth.users u
         left join public.profiles p on p.user_id = u.id
         left join public.startup_profiles s on s.user_id = u.id
         left join public.investor_profiles i on i.user_id = u.id
         left join public.startups ps on ps.id = s.startup_id
         left join public.investors pi on pi.id = i.investor_id
        where u.deleted_at is null and ($1 = '' or u.id::text = lower($1) or position(lower($1) in lower(u.email)) > 0
              or position(search.fold($1) in search.fold(concat_ws(
                chr(10), s.name, s.founder_name, i.name, ps.name, ps.slug, pi.name, pi.slug,
                u.raw_user_meta_data ->> 'full_name'))) > 0)
        order by lower(u.email) = lower($1) desc nulls last, u.created_at desc nulls last, u.id
        limit $2 offset $3`,
      [query, PEOPLE_PER_PAGE + 1, (page - 1) * PEOPLE_PER_PAGE],
    ),
  );
  return {
    people: rows
      .slice(0, PEOPLE_PER_PAGE)
      .map((row) => ({ ...row, signedUpAt: row.signedUpAt?.toISOString() ?? null })),
    hasMore: rows.length > PEOPLE_PER_PAGE,
  };
}
