import type pg from "pg";
import {
  type DeskPerson,
  NEWEST_OF_EACH,
  type PersonsRun,
} from "../../../../contracts/desk/people.ts";

type RunRow = Omit<PersonsRun, "createdAt" | "startedAt" | "finishedAt"> & {
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};

/** The newest runs, with what became of their credits. */
export async function readRuns(client: pg.ClientBase, userId: string): Promise<PersonsRun[]> {
  const { rows } = await client.query<RunRow>(
    `select r.id, r.service, r.state, r.price, r.problem, r.created_at as "createdAt",
            r.started_at as "startedAt", r.finished_at as "finishedAt",
            case when r.is_free then 'was_free'
                 when exists (select from public.credit_entries e
                               where e.idempotency_key = 'desk:' || r.id) then 'by_desk'
                 when exists (select from public.credit_entries e
                               where e.idempotency_key = 'refund:' || r.id) then 'by_itself'
                 else 'no' end as "paidBack"
       from public.runs r where r.user_id = $1 order by r.created_at desc, r.id limit $2`,
    [userId, NEWEST_OF_EACH],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}

/** The mails to the person, or to their address. */
export async function readMails(
  client: pg.ClientBase,
  userId: string,
): Promise<DeskPerson["mails"]> {
  const { rows } = await client.query<Omit<DeskPerson["mails"][number], "at"> & { at: Date }>(
    `select id::text, at, kind, address, outcome from desk.mails m
      where m.person = $1
         or lower(m.address) = (select lower(u.email) from auth.users u where u.id = $1)
      order by m.id desc limit $2`,
    [userId, NEWEST_OF_EACH],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type FileRow = Omit<DeskPerson["files"][number], "uploadedAt" | "shownUntil"> & {
  uploadedAt: Date;
  shownUntil: Date | null;
};

/** Facts about the files, never their content. */
export async function readFiles(
  client: pg.ClientBase,
  userId: string,
): Promise<DeskPerson["files"]> {
  const { rows } = await client.query<FileRow>(
    `select f.kind, f.name, f.bytes::float8 as bytes, f.pages, f.uploaded_at as "uploadedAt",
            f.kind = 'pitch_deck' and exists (
              select from public.deck_reviews d
               where d.user_id = f.user_id and d.file_sha256 = f.sha256) as "isReviewed",
            (select g.ends_at from public.support_grants g
              where g.user_id = f.user_id and f.kind = 'pitch_deck' and g.path = f.path
                and g.ends_at > now()) as "shownUntil"
       from public.profile_files f where f.user_id = $1 order by f.uploaded_at desc, f.kind`,
    [userId],
  );
  return rows.map((row) => ({
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    shownUntil: row.shownUntil?.toISOString() ?? null,
  }));
}
