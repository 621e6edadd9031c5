import type pg from "pg";
import { isMailJob } from "../../contracts/jobs.ts";
import { countedElsewhere, gaugeOf, type Metric, type Sample } from "./instruments.ts";

const READ_AGAIN_MS = 15_000;
/** A scrape must not wait for a database that hangs. */
export const PATIENCE_MS = 4000;

type JobCounts = {
  task: string;
  waiting: number;
  scheduled: number;
  running: number;
  failing: number;
  given_up: number;
  /** Seconds that the oldest has waited, without those that come after all others on purpose. */
  oldest: number | null;
  /** Seconds that the longest-running job has been worked on. */
  held: number | null;
};
type Figures = {
  bytes: number;
  slots: { kind: string; bytes: number }[];
  archive: { age: number | null; failed: number } | undefined;
  jobs: JobCounts[];
};

/**
 * Figures that only the database has, read at most every 15 seconds.
 * @returns `refresh`, which must be awaited before the metrics are read
 */
export function measureDatabase(pool: pg.Pool): { metrics: Metric[]; refresh(): Promise<void> } {
  let figures: Figures | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async () => {
    figures = await readFigures(pool).catch(() => undefined);
    readAt = performance.now();
    reading = undefined;
  };
  const refresh = async () => {
    if (performance.now() - readAt < READ_AGAIN_MS) return;
    reading ??= read();
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      figures = undefined;
      patience.resolve();
    }, PATIENCE_MS);
    await Promise.race([reading, patience.promise]);
    clearTimeout(timer);
  };
  const jobs = () => figures?.jobs ?? [];

  return {
    refresh,
    metrics: [
      gaugeOf(
        { name: "benih_database_up", help: "1: the database answers; 0: it does not." },
        () => (figures ? 1 : 0),
      ),
      gaugeOf({ name: "benih_database_size_bytes", help: "The database on disk." }, () =>
        only(figures?.bytes),
      ),
      gaugeOf(
        {
          name: "benih_replication_slot_retained_bytes",
          help: "Write-ahead log that PostgreSQL keeps for the slot that lags most.",
        },
        () => (figures?.slots ?? []).map(({ kind, bytes }) => ({ labels: { kind }, value: bytes })),
      ),
      gaugeOf(
        {
          name: "benih_wal_archive_age_seconds",
          help: "Since the last file of the write-ahead log was archived; only with archiving.",
        },
        () => only(figures?.archive?.age ?? undefined),
      ),
      countedElsewhere(
        {
          name: "benih_wal_archive_failures_total",
          help: "Failed tries to archive write-ahead log; only with archiving.",
        },
        () => only(figures?.archive?.failed),
      ),
      gaugeOf(
        {
          name: "benih_jobs",
          help: "Jobs: due, for later, being worked on, to be tried again, and given up.",
        },
        () => jobs().flatMap(samplesOfJobs),
      ),
      gaugeOf(
        {
          name: "benih_jobs_oldest_seconds",
          help: "How long the oldest job that is due has waited; not of mails that go behind all others.",
        },
        () => (figures ? Math.max(0, ...jobs().map(({ oldest }) => oldest ?? 0)) : []),
      ),
      gaugeOf(
        {
          name: "benih_jobs_held_seconds",
          help: "How long a worker has been at the job that it has been at the longest.",
        },
        () => (figures ? Math.max(0, ...jobs().map(({ held }) => held ?? 0)) : []),
      ),
      gaugeOf({ name: "benih_mails_queued", help: "Jobs that will send a mail." }, () => {
        const ofMails = jobs().filter(({ task }) => isMailJob(task));
        return figures
          ? ofMails.reduce((sum, { waiting, failing }) => sum + waiting + failing, 0)
          : [];
      }),
    ],
  };
}

function samplesOfJobs({ task, waiting, scheduled, running, failing, given_up }: JobCounts) {
  return Object.entries({ waiting, scheduled, running, failing, given_up }).map(
    ([state, value]): Sample => ({ labels: { task, state }, value }),
  );
}

function only(value: number | undefined): Sample[] {
  return value === undefined ? [] : [{ labels: {}, value }];
}

async function readFigures(pool: pg.Pool): Promise<Figures> {
  const {
    rows: [known],
  } = await pool.query<{ bytes: string; archives: boolean; has_jobs: boolean }>(
    `select pg_database_size(current_database()) as bytes,
       current_setting('archive_mode') <> 'off' as archives,
       to_regclass('graphile_worker.jobs') is not null as has_jobs`,
  );
  const { rows: slots } = await pool.query<{ kind: string; bytes: string }>(
    `select case when slot_name like 'realtime\\_%' then 'realtime' else 'other' end as kind,
       max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) as bytes
     from pg_replication_slots where restart_lsn is not null group by 1`,
  );
  const { rows: archives } = known?.archives
    ? await pool.query<{ age: number | null; failed: number }>(
        `select extract(epoch from now() - last_archived_time)::float8 as age,
           failed_count::int as failed from pg_stat_archiver`,
      )
    : { rows: [] };
  // The worker creates its tables when it first runs.
  const { rows: jobs } = known?.has_jobs ? await pool.query<JobCounts>(JOBS) : { rows: [] };
  return {
    bytes: Number(known?.bytes),
    slots: slots.map(({ kind, bytes }) => ({ kind, bytes: Number(bytes) })),
    archive: archives[0],
    jobs,
  };
}

const JOBS = `
  select task_identifier as task,
    count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state = 'scheduled')::int as scheduled,
    count(*) filter (where state = 'running')::int as running,
    count(*) filter (where state = 'failing')::int as failing,
    count(*) filter (where state = 'given_up')::int as given_up,
    extract(epoch from now() - min(run_at) filter (where state = 'waiting' and priority <= 0))::float8 as oldest,
    extract(epoch from now() - min(locked_at))::float8 as held
  from (
    select task_identifier, run_at, priority, locked_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given_up'
        when attempts > 0 then 'failing'
        when run_at > now() then 'scheduled'
        else 'waiting'
      end as state
    from graphile_worker.jobs
  ) as known
  group by task_identifier`;
