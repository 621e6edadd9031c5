import type pg from "pg";
import type { Role } from "../../../../contracts/accounts.ts";
import type { MatchState } from "../../../../contracts/match-operations.ts";
import type { RunView } from "../../../../contracts/runs.ts";
import type { Actor } from "../../account/actor.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readResults } from "./read-results.ts";
import { directionOf } from "./sides.ts";
import { readSubject } from "./subject.ts";

const MOST_HISTORY = 50;

type Run = Omit<RunView, "createdAt" | "finishedAt"> & {
  createdAt: Date;
  finishedAt: Date | null;
  fingerprint: string;
};

/**
 * The person's newest matches, or those of the run asked for.
 * @returns undefined when they have no such finished run.
 */
export async function readMatchState(
  pool: pg.Pool,
  actor: Actor,
  role: Role,
  runId?: string,
): Promise<MatchState | undefined> {
  const [newest, done, finished, subject] = await Promise.all([
    readNewestRun(pool, actor, ["queued", "running", "done", "failed"]),
    readNewestRun(pool, actor, ["done"]),
    readHistory(pool, actor),
    readSubject(pool, actor.userId, role),
  ]);
  const shown = runId ? await readDoneRun(pool, actor, runId) : done;
  if (runId && !shown) return undefined;
  return {
    run: newest ? viewOf(newest) : null,
    isUnchanged: subject !== undefined && done?.fingerprint === fingerprintOf(subject),
    shown: shown
      ? {
          runId: shown.id,
          createdAt: shown.createdAt.toISOString(),
          results: await readResults(pool, actor, directionOf(role), shown.id),
        }
      : null,
    history: finished,
  };
}

const RUN = `select id, service, state, step, problem, price, fingerprint,
                    created_at as "createdAt", finished_at as "finishedAt"
               from public.runs where user_id = $1 and service = 'match'`;

async function readNewestRun(
  pool: pg.Pool,
  { userId }: Actor,
  states: RunView["state"][],
): Promise<Run | undefined> {
  const { rows } = await pool.query<Run>(
    `${RUN} and state = any ($2) order by created_at desc, id limit 1`,
    [userId, states],
  );
  return rows[0];
}

async function readDoneRun(pool: pg.Pool, { userId }: Actor, id: string): Promise<Run | undefined> {
  const { rows } = await pool.query<Run>(`${RUN} and state = 'done' and id = $2`, [userId, id]);
  return rows[0];
}

async function readHistory(pool: pg.Pool, { userId }: Actor): Promise<MatchState["history"]> {
  const { rows } = await pool.query<{ runId: string; createdAt: Date; count: number }>(
    `select r.id as "runId", r.created_at as "createdAt",
            (select count(*)::int from public.match_results m where m.run_id = r.id) as count
       from public.runs r
      where r.user_id = $1 and r.service = 'match' and r.state = 'done'
      order by r.created_at desc, r.id limit $2`,
    [userId, MOST_HISTORY],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

function viewOf({ fingerprint: _kept, ...run }: Run): RunView {
  return {
    ...run,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}
