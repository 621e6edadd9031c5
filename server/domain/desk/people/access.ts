import { endAsksOfLocked, endPlansOfLocked } from "../../../../contracts/jobs.ts";
import { queueJob } from "../../../postgres/queue-job.ts";
import { isLocked } from "../../account/locked.ts";
import { noteActivity } from "../../account/note-activity.ts";
import { liftStop, readStop } from "../../bounces/stopped-addresses.ts";
import { stopRuns } from "../../runs/end-run.ts";
import { asServer, noteAct, type Staff } from "../as-staff.ts";
import { tellPerson } from "../tell-owners.ts";
import type { KnownPerson } from "./known-person.ts";

/** Ends one session, or all of them. @returns how many; undefined if there is no such session. */
export async function endSessions(
  staff: Staff,
  person: KnownPerson,
  { sessionId, reason }: { sessionId?: string | undefined; reason: string },
): Promise<number | undefined> {
  const ended = await asServer(staff, async (client) => {
    const { rowCount } = await client.query(
      "delete from auth.sessions where user_id = $1 and ($2::uuid is null or id = $2)",
      [person.userId, sessionId ?? null],
    );
    const count = rowCount ?? 0;
    if (count > 0) await noteActivity(client, person, "sessions_ended");
    return count;
  });
  if (ended === 0 && sessionId !== undefined) return undefined;
  await noteAct(staff, {
    act: "sessions.end",
    subjectTable: "auth.users",
    subjectId: person.userId,
    before: { sessions: ended },
    reason,
  });
  if (ended > 0) {
    const told = { userId: person.userId, act: "sessions_ended", count: ended, reason } as const;
    await asServer(staff, (client) => tellPerson(client, told));
  }
  return ended;
}

/**
 * Locks an account for a hundred years (GoTrue's way of saying forever, as it cannot read `infinity`),
 * ends its sessions and runs, and has its plan and its requests for introductions ended; or unlocks it.
 */
export async function lockAccount(
  staff: Staff,
  { userId }: KnownPerson,
  { locked, reason }: { locked: boolean; reason: string },
): Promise<void> {
  const { wasLocked, sessions } = await asServer(staff, async (client) => {
    // Runs first: one that is just ending locks its row before the account.
    if (locked) await stopRuns(client, [userId]);
    const { rows } = await client.query<{ locked: boolean }>(
      `select ${isLocked("u")} as locked from auth.users u where u.id = $1 for no key update`,
      [userId],
    );
    await client.query(
      `update auth.users set updated_at = now(),
              banned_until = case when $2 then now() + interval '876000 hours' end
        where id = $1`,
      [userId, locked],
    );
    const ended = locked
      ? await client.query("delete from auth.sessions where user_id = $1", [userId])
      : undefined;
    // The job checks again, so that somebody unlocked before it runs keeps their plan.
    if (locked) {
      await queueJob(client, endPlansOfLocked, { userId }, `locked:${userId}`);
      await queueJob(client, endAsksOfLocked, { userId }, `locked_asks:${userId}`);
    }
    return { wasLocked: rows[0]?.locked ?? false, sessions: ended?.rowCount ?? 0 };
  });
  await noteAct(staff, {
    act: locked ? "account.lock" : "account.unlock",
    subjectTable: "auth.users",
    subjectId: userId,
    before: { locked: wasLocked, sessions },
    after: { locked },
    reason,
  });
  if (wasLocked === locked) return;
  const act = locked ? "account_locked" : "account_unlocked";
  await asServer(staff, (client) => tellPerson(client, { userId, act, reason }));
}

/** Lets mails go to a person's address again. @returns undefined if they were not stopped. */
export async function liftMailStop(
  staff: Staff,
  { userId, email }: KnownPerson,
  { reason }: { reason: string },
): Promise<true | undefined> {
  const stop = await asServer(staff, async (client) => {
    const found = await readStop(client, email);
    if (found) await liftStop(client, email);
    return found;
  });
  if (!stop) return undefined;
  await noteAct(staff, {
    act: "mail.lift_stop",
    subjectTable: "auth.users",
    subjectId: userId,
    before: { reason: stop.reason, status: stop.status, since: stop.stoppedAt.toISOString() },
    reason,
  });
  return true;
}
