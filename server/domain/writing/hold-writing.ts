import type pg from "pg";
import type { WritingFault } from "../../../contracts/desk/writings.ts";
import { transaction } from "../../postgres/transaction.ts";
import { LeaseLost } from "../runs/held-work.ts";
import { queueWriting } from "./queue-writing.ts";
import type { HeldWriting } from "./writing-row.ts";

/** A runner that has been silent for this long loses the writing to the next one that asks. */
export const SILENT_SECONDS = 30;

/** Runs that people have paid for need the same workers. */
const MOST_AT_ONCE = 2;
const AGAIN_SOON_MS = 15_000;

/** Limits in millionths of a US dollar: for one writing, and for all of a UTC day. */
export type CostLimits = { perWriting: number; perDay: number };

/** @param settings in US dollars. */
export function costLimits(settings: { maxRunCost: number; maxNewsroomCost: number }): CostLimits {
  const micros = (dollars: number) => Math.round(dollars * 1_000_000);
  const perDay = micros(settings.maxNewsroomCost);
  return { perWriting: Math.min(micros(settings.maxRunCost), perDay), perDay };
}

/**
 * Takes a writing that no live runner works on, and reserves its possible cost from what is left of the day's limit
 * after others' costs and reservations.
 * @returns undefined if it is finished, gone, another runner's, or postponed to tomorrow
 */
export function takeWriting(
  pool: pg.Pool,
  id: string,
  runner: string,
  limits: CostLimits,
): Promise<HeldWriting | undefined> {
  return transaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('desk.writings'))");
    const { rows: found } = await client.query<{
      unspent: string;
      reserved: string;
      isFree: boolean;
      others: number;
      tomorrow: Date;
    }>(
      `select $2::bigint
          - (select coalesce(sum(cost_micros), 0) from public.model_calls
              where subject_id is not null and created_at >= date_trunc('day', now(), 'UTC'))
          as unspent,
          (select coalesce(sum(reserved_micros), 0) from desk.writings
            where id <> $1 and ${IS_HELD}) as reserved,
          (select count(*)::int from desk.writings where id <> $1 and ${IS_HELD}) as others,
          exists (select from desk.writings where id = $1 and state in ('waiting', 'working')
            and not_before <= now() + interval '1 second' and not (${IS_HELD})) as "isFree",
          date_trunc('day', now(), 'UTC') + interval '1 day' as tomorrow`,
      [id, limits.perDay],
    );
    const [day] = found;
    if (!day?.isFree) return undefined;
    if (day.others >= MOST_AT_ONCE) {
      await queueSoon(client, id);
      return undefined;
    }
    const left = Number(day.unspent) - Number(day.reserved);
    if (left <= 0) {
      // What others have reserved and do not use is left when they are done.
      if (Number(day.unspent) > 0) await queueSoon(client, id);
      else await putOff(client, id, day.tomorrow);
      return undefined;
    }
    const budgetMicros = Math.min(limits.perWriting, left);
    const { rows } = await client.query<Omit<HeldWriting, "runner" | "budgetMicros">>(
      `update desk.writings set state = 'working', runner = $2, alive_at = now(), attempts = attempts + 1,
         reserved_micros = $3
       where id = $1 returning id, kind, subject_id as "subjectId", page_id as "pageId",
         asked_by as "askedBy", attempts, kept`,
      [id, runner, budgetMicros],
    );
    return rows[0] && { ...rows[0], runner, budgetMicros };
  });
}

const IS_HELD = `state = 'working' and alive_at > now() - interval '${SILENT_SECONDS} seconds'`;

/** Shows that the runner is alive. @throws LeaseLost */
export async function keepAlive(pool: pg.Pool, { id, runner }: HeldWriting): Promise<void> {
  const { rowCount } = await pool.query(
    "update desk.writings set alive_at = now() where id = $1 and runner = $2",
    [id, runner],
  );
  if (rowCount === 0) throw new LeaseLost("Another works on it.");
}

/** Keeps an answer that was paid for, so that the next runner does not ask for it again. @throws LeaseLost */
export async function keepAnswer(
  pool: pg.Pool,
  { id, runner }: HeldWriting,
  kept: unknown,
): Promise<void> {
  const { rowCount } = await pool.query(
    "update desk.writings set kept = $3, alive_at = now() where id = $1 and runner = $2",
    [id, runner, JSON.stringify(kept)],
  );
  if (rowCount === 0) throw new LeaseLost("Another works on it.");
}

export type Ending = {
  state: "done" | "stopped";
  faults: WritingFault[];
  /** The version of the translated texts. */
  fingerprint?: string;
};

/**
 * Ends a writing in the transaction that uses it.
 * @param write uses it within the transaction; false if there is no use for it any more
 * @throws LeaseLost
 */
export function endWriting(
  pool: pg.Pool,
  { id, runner }: HeldWriting,
  write: (client: pg.PoolClient) => Promise<Ending>,
): Promise<void> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      "select from desk.writings where id = $1 and runner = $2 and state = 'working' for update",
      [id, runner],
    );
    if (rowCount === 0) throw new LeaseLost("Another works on it, or it has ended.");
    const { state, faults, fingerprint = "" } = await write(client);
    await client.query(
      `update desk.writings set state = $2, faults = $3, fingerprint = $4, kept = '{}', ended_at = now(),
         runner = null, reserved_micros = 0 where id = $1`,
      [id, state, JSON.stringify(faults), fingerprint],
    );
  });
}

/** Schedules another try after a failure, or gives up. */
export function failWriting(
  pool: pg.Pool,
  { id, kind, runner }: HeldWriting,
  again: Date | undefined,
): Promise<void> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update desk.writings set state = $3, runner = null, reserved_micros = 0,
         not_before = coalesce($4, not_before), ended_at = case when $4::timestamptz is null then now() end
       where id = $1 and runner = $2`,
      [id, runner, again ? "waiting" : "failed", again ?? null],
    );
    if (rowCount && again) await queueWriting(client, { id, kind }, again);
  });
}

/** Leaves it to the next runner at once, since this one is stopping rather than failing. */
export function releaseWriting(
  pool: pg.Pool,
  { id, kind, runner }: HeldWriting,
  at?: Date,
): Promise<void> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update desk.writings set state = 'waiting', runner = null, reserved_micros = 0, attempts = attempts - 1,
         not_before = coalesce($3, not_before)
       where id = $1 and runner = $2`,
      [id, runner, at ?? null],
    );
    if (rowCount) await queueWriting(client, { id, kind }, at);
  });
}

async function queueSoon(client: pg.ClientBase, id: string): Promise<void> {
  const { rows } = await client.query<Pick<HeldWriting, "id" | "kind">>(
    "select id, kind from desk.writings where id = $1",
    [id],
  );
  const at = new Date(Date.now() + AGAIN_SOON_MS);
  if (rows[0]) await queueWriting(client, rows[0], at);
}

async function putOff(client: pg.ClientBase, id: string, until: Date): Promise<void> {
  const { rows } = await client.query<Pick<HeldWriting, "id" | "kind">>(
    `update desk.writings set state = 'waiting', runner = null, reserved_micros = 0, not_before = $2
     where id = $1 returning id, kind`,
    [id, until],
  );
  if (rows[0]) await queueWriting(client, rows[0], until);
}
