import { ACTS_PER_PAGE, type StaffAct } from "../../../contracts/desk/staff.ts";
import type { Staff } from "./as-staff.ts";

/** What staff did, newest first; the policy shows administrators everything, others their own acts. */
export async function readActs(
  { client }: Staff,
  view: {
    before?: string | undefined;
    subjectId?: string | undefined;
    actorEmail?: string | undefined;
    act?: string | undefined;
  },
): Promise<{ acts: StaffAct[]; hasMore: boolean }> {
  const { rows } = await client.query<Omit<StaffAct, "at"> & { at: Date }>(
    `select id, at, actor_email as "actorEmail", act, subject_table as "subjectTable",
            subject_id as "subjectId", before, after, reason
     from desk.audit
     where ($1::bigint is null or id < $1) and ($2::text is null or subject_id = $2)
       and ($3::text is null or lower(actor_email) = lower($3))
       and ($4::text is null or act like $4 || '%')
     order by id desc limit $5`,
    [
      view.before ?? null,
      view.subjectId ?? null,
      view.actorEmail ?? null,
      view.act ?? null,
      ACTS_PER_PAGE + 1,
    ],
  );
  return {
    acts: rows.slice(0, ACTS_PER_PAGE).map((row) => ({ ...row, at: row.at.toISOString() })),
    hasMore: rows.length > ACTS_PER_PAGE,
  };
}
