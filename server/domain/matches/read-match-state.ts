import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { MatchState } from "../../../contracts/match-operations.ts";
import type { Actor } from "../account/actor.ts";
import { directionOf } from "../profiles/sides.ts";
import { readNewestRun } from "../runs/read-run.ts";
import { readDoneRun } from "./done-run.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readResults } from "./read-results.ts";
import { readSubject } from "./subject.ts";

const MOST_HISTORY = 50;

/**
 * The person's newest matches, or those of the run asked for.
 * @returns undefined if they have no such finished run
 */
export async function readMatchState(
  pool: pg.Pool,
  actor: Actor,
  role: Role,
  { runId, language }: { runId?: string | undefined; language?: Language | undefined } = {},
): Promise<MatchState | undefined> {
  const [newest, done, finished, subject] = await Promise.all([
    readNewestRun(pool, actor.userId, "match"),
    readDoneRun(pool, actor),
    readHistory(pool, actor),
    readSubject(pool, actor.userId, role),
  ]);
  const shown = runId ? await readDoneRun(pool, actor, runId) : done;
  if (runId && !shown) return undefined;
  return {
    run: newest,
    hasProfile: subject?.isComplete ?? false,
    isUnchanged: subject !== undefined && done?.fingerprint === fingerprintOf(subject),
    shown: shown
      ? {
          runId: shown.id,
          createdAt: shown.createdAt.toISOString(),
          results: await readResults(pool, actor, directionOf(role), shown.id, language),
        }
      : null,
    history: finished,
  };
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
