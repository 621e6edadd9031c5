import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../domain/account/actor.ts";
import { writes } from "../../domain/runs/test-runs.ts";
import { reason, refused, supportDesk } from "./test-support.ts";

const desk = supportDesk();
const { actsOn, call, openSession, pool, staff } = desk;
let support: Actor;
let somebody: Actor;
let accountId: string;

beforeEach(async () => {
  support = await staff("support");
  ({ actor: somebody, accountId } = await desk.member(20));
});

/** The acts that the person is told about by mail. */
async function toldOf(personId: string) {
  const { rows } = await pool().query(
    `select p.payload ->> 'act' as act, p.payload ->> 'reason' as reason
       from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
      where j.task_identifier = 'tell_of_staff_act' and p.payload ->> 'userId' = $1 order by id`,
    [personId],
  );
  return rows;
}

describe("access", () => {
  it("ends one session or all of them", async () => {
    const { userId: personId } = somebody;
    const one = await openSession(personId);
    await openSession(personId);
    const end = (input: object) => call(support, "end-sessions", { personId, reason, ...input });
    expect(await end({ sessionId: one })).toEqual({ data: { ended: 1 } });
    expect(await end({ sessionId: one })).toMatchObject(refused("not_found"));
    expect(await end({})).toEqual({ data: { ended: 2 } });
    expect(await actsOn(personId)).toMatchObject([
      { act: "sessions.end" },
      { act: "sessions.end" },
    ]);
  });

  it("locks for good with all sessions ended, and unlocks", async () => {
    const { userId: personId } = somebody;
    const lock = (locked: boolean) => call(support, "lock-account", { personId, locked, reason });
    const state = async () => {
      const { rows } = await pool().query(
        `select banned_until > now() + interval '90 years' as locked,
                (select count(*)::int from auth.sessions where user_id = $1) as sessions
           from auth.users where id = $1`,
        [personId],
      );
      return rows[0];
    };
    await lock(true);
    expect(await state()).toEqual({ locked: true, sessions: 0 });
    const { rows: jobs } = await pool().query(
      "select task_identifier as task from graphile_worker.jobs where key = $1",
      [`locked:${personId}`],
    );
    expect(jobs).toEqual([{ task: "end_plans_of_locked" }]);
    await lock(false);
    expect(await state()).toEqual({ locked: null, sessions: 0 });
    expect(await actsOn(personId)).toMatchObject([
      { act: "account.lock", reason },
      { act: "account.unlock", reason },
    ]);
    // Once each: locking a locked account sends no other mail.
    await lock(false);
    expect(await toldOf(personId)).toEqual([
      { act: "account_locked", reason },
      { act: "account_unlocked", reason },
    ]);
  });

  it("ends what a locked person has begun: runs are paid back, asks end by a job", async () => {
    const { userId: personId } = somebody;
    const lock = () => call(support, "lock-account", { personId, locked: true, reason });
    const waiting = await desk.begin(somebody);
    const working = await desk.begin(somebody, { service: "publish" });
    // Locked while the run is in progress, so its result is lost.
    await desk.perform(working, async (underWay) => {
      await lock();
      return writes(underWay);
    });
    for (const runId of [waiting, working]) {
      expect(await desk.run(runId)).toMatchObject({ state: "failed", problem: "failed" });
    }
    expect(await desk.entries(accountId)).toEqual([
      ["grant", 20],
      ["spend", -5],
      ["spend", -5],
      ["refund", 5],
      ["refund", 5],
    ]);
    const { rows } = await pool().query(
      "select task_identifier as task from graphile_worker.jobs where key = $1",
      [`locked_asks:${personId}`],
    );
    expect(rows).toEqual([{ task: "end_asks_of_locked" }]);
  });

  it("deletes by the typed address only, as the person could themselves", async () => {
    const { userId: personId, email } = somebody;
    const erase = (typed: string) =>
      call(support, "delete-person", { personId, email: typed, reason });
    expect(await erase("other@people.example")).toMatchObject({
      error: { code: "invalid_input", details: { fields: { email: "emailDiffers" } } },
    });
    expect(await actsOn(personId)).toEqual([]);
    expect(await erase(email.toUpperCase())).toEqual({ data: null });
    const left = await pool().query("select from auth.users where id = $1", [personId]);
    expect(left.rowCount).toBe(0);
    expect(await actsOn(personId)).toMatchObject([{ act: "account.delete", reason }]);
    expect(desk.mails.at(-1)?.to).toBe(email);
  });
});

describe("an address that gets no mails", () => {
  it("is shown with its reason, and gets them again once, with a reason that is kept", async () => {
    const { userId: personId, email } = somebody;
    const lift = () => call(support, "lift-mail-stop", { personId, reason });
    expect(await lift()).toMatchObject(refused("not_found"));
    await pool().query(
      `insert into internal.stopped_addresses (address_key, reason, status)
       values (internal.address_key($1), 'permanent', '5.1.1')`,
      [email],
    );
    expect(await call(support, "read-person", { id: personId })).toMatchObject({
      data: { account: { mailStop: { reason: "permanent", status: "5.1.1" } } },
    });
    expect(await lift()).toEqual({ data: null });
    expect(await lift()).toMatchObject(refused("not_found"));
    expect(await actsOn(personId)).toContainEqual(
      expect.objectContaining({ act: "mail.lift_stop", reason }),
    );
    expect(await call(support, "read-person", { id: personId })).toMatchObject({
      data: { account: { mailStop: null } },
    });
  });
});

describe("sending a mail again", () => {
  const resend = (input: object) =>
    call(support, "resend-mail", { personId: somebody.userId, reason, ...input });
  const jobs = async (task: string) => {
    const { rows } = await pool().query(
      "select payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where j.task_identifier = $1",
      [task],
    );
    return rows.map(({ payload }) => payload);
  };

  it("queues the result of a finished run, if the person wants such mails", async () => {
    const runId = await desk.begin(somebody);
    expect(await resend({ mail: "result", runId })).toMatchObject(refused("not_found"));
    await desk.perform(runId, writes);
    await pool().query("select graphile_worker.remove_job($1)", [`result:${runId}`]);
    expect(await resend({ mail: "result", runId })).toEqual({ data: { outcome: "sent" } });
    expect(await jobs("send_run_result")).toContainEqual({ runId });
    await pool().query("update public.profiles set mails_results = false where user_id = $1", [
      somebody.userId,
    ]);
    expect(await resend({ mail: "result", runId })).toEqual({ data: { outcome: "unwanted" } });
    expect(await actsOn(somebody.userId)).toMatchObject([{ act: "mail.resend", reason }]);
  });

  it("queues the receipt of what was paid", async () => {
    const { rows } = await pool().query<{ id: string }>(
      `insert into public.invoices (account_id, gateway, reference, item_kind, item_id, credits, amount, state, paid_at)
       values ($1, 'sandbox', $2, 'pack', 'small', 10, 900, 'paid', now()) returning id`,
      [accountId, randomUUID()],
    );
    const invoiceId = rows[0]?.id;
    expect(await resend({ mail: "receipt", invoiceId })).toEqual({ data: { outcome: "sent" } });
    expect(await jobs("send_receipt")).toContainEqual({ invoiceId });
  });

  it("asks the auth service for a confirmation, where one is missing", async () => {
    expect(await resend({ mail: "confirmation" })).toEqual({ data: { outcome: "needless" } });
    await pool().query("update auth.users set email_confirmed_at = null where id = $1", [
      somebody.userId,
    ]);
    expect(await resend({ mail: "confirmation" })).toEqual({ data: { outcome: "sent" } });
    expect(await resend({ mail: "confirmation" })).toEqual({ data: { outcome: "too_soon" } });
    expect(desk.confirmations).toEqual([somebody.email, somebody.email]);
  });
});

describe("a deck", () => {
  it("is opened only while its owner shows this one", async () => {
    const { userId: personId } = somebody;
    const open = () => call(support, "open-shown-deck", { personId, reason });
    await pool().query(
      `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
       values ($1, 'pitch_deck', $2, 'Sawah.pdf', 9, repeat('0', 64))`,
      [personId, `${personId}/one.pdf`],
    );
    const change = (sql: string) => pool().query(sql, [personId]);
    const grant = () => change("insert into public.support_grants (user_id) values ($1)");
    expect(await open()).toMatchObject(refused("not_found"));
    await grant();
    expect(await open()).toEqual({
      data: { path: `/object/sign/pitch-decks/${personId}/one.pdf?token=x`, name: "Sawah.pdf" },
    });
    expect(await toldOf(personId)).toEqual([{ act: "deck_opened", reason }]);
    await change(
      "update public.support_grants set given_at = now() - interval '25 h', ends_at = now() - interval '1 h' where user_id = $1",
    );
    expect(await open()).toMatchObject(refused("not_found"));
    await grant();
    await change("update public.profile_files set path = 'another.pdf' where user_id = $1");
    expect(await open()).toMatchObject(refused("not_found"));
    expect(await actsOn(personId)).toMatchObject([{ act: "deck.open", reason }]);
  });
});
