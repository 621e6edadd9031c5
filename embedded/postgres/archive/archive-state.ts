import type pg from "pg";

export type ArchiveState = {
  /** The newest attempt to archive a segment failed. */
  isFailing: boolean;
  /** Attempts since PostgreSQL's statistics began. */
  failedAttempts: number;
  lastFailedAt: Date | null;
  /** Everything up to about this moment can be recovered. */
  lastArchivedAt: Date | null;
  /** Segments that wait to be archived, each of 16 MB on the data's disk. */
  waitingSegments: number;
};

/** The state of archiving. `db` must be a superuser's, or that of `pg_monitor`. */
export async function readArchiveState(db: pg.Pool | pg.ClientBase): Promise<ArchiveState> {
  const { rows } = await db.query<ArchiveState>(`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing",
           failed_count::int as "failedAttempts",
           last_failed_time as "lastFailedAt",
           last_archived_time as "lastArchivedAt",
           (select count(*)::int from pg_ls_archive_statusdir() where name like '%.ready')
             as "waitingSegments"
      from pg_stat_archiver`);
  const [state] = rows;
  if (!state) throw new Error("PostgreSQL has no statistics of its archiver");
  return state;
}
