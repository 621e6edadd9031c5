import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "../../../contracts/desk/staff.ts";
import { Actor } from "../../domain/account/actor.ts";
import { reconcile } from "../../domain/credits/reconcile.ts";
import { RunFailed } from "../../domain/runs/perform-run.ts";
import { runsDatabase, writes } from "../../domain/runs/test-runs.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { createOperations } from "../operations.ts";
import { serve, type TestServer } from "../test-server.ts";
import { peopleOperations } from "./people-operations.ts";

const runs = runsDatabase();
const { pool } = runs;
const reason = "They wrote to us";
const confirmations: string[] = [];
const mails: Mail[] = [];
let auth: TestServer;
let site: TestServer;
let support: Actor;
let somebody: Actor;
let accountId: string;

beforeAll(async () => {
  // Accepts whomever the token names.
  auth = await serve((request, response) => {
    const [, payload = ""] = (request.headers.authorization ?? "").split(".");
    const { sub, email } = JSON.parse(Buffer.from(payload, "base64url").toString());
    response.end(JSON.stringify({ id: sub, email }));
  });
  const log = pino({ level: "silent" });
  const operations = createOperations({
    operations: peopleOperations({
      pool: pool(),
      admin: {
        removeFolder: async () => 0,
        async deleteUser(id) {
          await pool().query("delete from auth.users where id = $1", [id]);
        },
        async resendConfirmation(email) {
          confirmations.push(email);
          return confirmations.length > 1 ? "too_soon" : "sent";
        },
      },
      mailer: {
        async send(mail) {
          mails.push(mail);
        },
      },
      storage: { sign: async ({ bucket, path }) => `/object/sign/${bucket}/${path}?token=x` },
      log,
    }),
    project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    log,
  });
  site = await serve((request, response) => void operations.handle(request, response));
});
afterAll(() => Promise.all([auth.close(), site.close()]));
beforeEach(async () => {
  support = await staff("support");
  ({ actor: somebody, accountId } = await person(20));
});

/** Somebody with an address, a session and credits. */
async function person(credits: number) {
  const made = await runs.person(credits);
  const { userId } = made.actor;
  const email = `${userId}@people.example`;
  await pool().query("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
  await openSession(userId);
  return {
    accountId: made.accountId,
    actor: new Actor({ userId, email, sessionId: randomUUID(), hasShownFactor: true }),
  };
}

async function openSession(userId: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    "insert into auth.sessions (user_id, user_agent) values ($1, 'Browser') returning id",
    [userId],
  );
  return rows[0]?.id ?? "";
}

async function staff(role: StaffRole): Promise<Actor> {
  const { actor } = await person(0);
  await pool().query("insert into desk.staff (user_id, role) values ($1, $2)", [
    actor.userId,
    role,
  ]);
  return actor;
}

async function call(who: Actor, path: string, input: object) {
  const { userId: sub, email, sessionId: session_id } = who;
  const aal = who.hasShownFactor ? "aal2" : "aal1";
  const answer = await fetch(`${site.url}/api/desk/${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${new UnsecuredJWT({ sub, email, session_id, aal }).encode()}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(input),
  });
  return answer.json();
}

const actsOn = async (subject: string) => {
  const { rows } = await pool().query(
    "select act, reason, actor from desk.audit where subject_id = $1 order by id",
    [subject],
  );
  return rows;
};
const refused = (code: string) => ({ error: { code } });

describe("every operation", () => {
  const inputs = (of: Actor): [string, object][] => {
    const personId = of.userId;
    return [
      ["find-people", { query: of.email }],
      ["read-person", { id: personId }],
      ["end-sessions", { personId, reason }],
      ["pay-back-run", { personId, runId: randomUUID(), reason }],
      ["move-credits", { personId, amount: 1, key: randomUUID(), reason }],
      ["resend-mail", { mail: "receipt", personId, invoiceId: randomUUID(), reason }],
      ["open-shown-deck", { personId, reason }],
      ["lock-account", { personId, locked: true, reason }],
      ["delete-person", { personId, email: "nobody@people.example", reason }],
    ];
  };
  const isRefused = (answer: { error?: { code: string } }) =>
    answer.error?.code === "permission_denied" || answer.error?.code === "second_factor_missing";

  it.each(STAFF_ROLES)("is for the role %s only if it helps people", async (role) => {
    const who = await staff(role);
    const may = role === "support" || role === "administrator";
    for (const [path, input] of inputs(somebody)) {
      expect(isRefused(await call(who, path, input)), path).toBe(!may);
    }
  });

  it("is for nobody else, and only with the second factor", async () => {
    const oneFactor = new Actor({ ...support, sessionId: randomUUID(), hasShownFactor: false });
    for (const [path, input] of inputs(somebody)) {
      expect(await call(somebody, path, input), path).toMatchObject(refused("permission_denied"));
      expect(await call(oneFactor, path, input), path).toMatchObject(
        refused("second_factor_missing"),
      );
    }
    expect(await actsOn(somebody.userId)).toEqual([]);
  });

  it("needs a reason, and somebody who is there", async () => {
    for (const [path, input] of inputs(somebody)) {
      if ("reason" in input) {
        const without = { ...input, reason: "  " };
        expect(await call(support, path, without), path).toMatchObject({
          error: { code: "invalid_input", details: { fields: { reason: "required" } } },
        });
      }
    }
    const gone = new Actor({ ...somebody, userId: randomUUID() });
    for (const [path, input] of inputs(gone).slice(1)) {
      expect(await call(support, path, input), path).toMatchObject(refused("not_found"));
    }
  });

  it("leaves one's own account and those of staff alone, unless by an administrator", async () => {
    const editor = await staff("editor");
    const administrator = await staff("administrator");
    for (const [who, whom] of [
      [support, support],
      [support, editor],
      [support, administrator],
      [administrator, administrator],
    ] as const) {
      for (const [path, input] of inputs(whom).slice(2)) {
        expect(await call(who, path, input), path).toMatchObject(refused("permission_denied"));
      }
      expect(await call(who, "read-person", { id: whom.userId })).toMatchObject({
        data: { mayAct: false },
      });
    }
    expect(
      await call(administrator, "lock-account", { personId: editor.userId, locked: true, reason }),
    ).toEqual({ data: null });
  });
});

describe("finding", () => {
  it("is by address, id, name or company, whole or in part", async () => {
    const name = `Lửa Vàng ${randomUUID()}`;
    await pool().query(
      "insert into public.startup_profiles (user_id, name, founder_name) values ($1, $2, $3)",
      [somebody.userId, name, `Lan ${name}`],
    );
    for (const query of [
      somebody.email.toUpperCase(),
      somebody.userId,
      somebody.userId.slice(0, 18),
      name.toLowerCase(),
      `Lan ${name}`,
      name.replace("Lửa Vàng", "lua vang"),
    ]) {
      expect(await call(support, "find-people", { query }), query).toMatchObject({
        data: { people: [{ id: somebody.userId, company: name }], hasMore: false },
      });
    }
    expect(await call(support, "find-people", { query: "100%_nobody" })).toEqual({
      data: { people: [], hasMore: false },
    });
  });
});

describe("a person's page", () => {
  it("shows what helps, and nothing that opens the account", async () => {
    await pool().query(
      `update auth.users set encrypted_password = 'hash-of-it', recovery_token = 'token-of-it',
              confirmation_token = 'confirming-it' where id = $1`,
      [somebody.userId],
    );
    await pool().query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'secret-of-it', now(), now())`,
      [somebody.userId],
    );
    await pool().query(
      "insert into desk.mails (kind, address, outcome) values ('receipt', $1, 'failed')",
      [somebody.email],
    );
    const runId = await runs.begin(somebody);
    const answer = await call(support, "read-person", { id: somebody.userId });
    expect(answer).toMatchObject({
      data: {
        mayAct: true,
        account: { email: somebody.email, hasTwoStep: true, ways: ["email"], lockedUntil: null },
        sessions: [{ userAgent: "Browser" }],
        runs: [{ id: runId, state: "queued", price: 5, paidBack: "no" }],
        credits: { balance: 15, owed: 0, lots: [{ remaining: 15, amount: 20 }] },
        mails: [{ kind: "receipt", outcome: "failed", address: somebody.email }],
        files: [],
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/of-it|confirming-it/);
  });

  it("is written down as read: once an hour for each reader", async () => {
    const other = await staff("administrator");
    for (const who of [support, support, other]) {
      await call(who, "read-person", { id: somebody.userId });
    }
    const read = (who: Actor) => ({ act: "person.read", reason: "", actor: who.userId });
    expect(await actsOn(somebody.userId)).toEqual([read(support), read(other)]);
  });
});

describe("paying back a run", () => {
  const payBack = (who: Actor, runId: string) =>
    call(who, "pay-back-run", { personId: somebody.userId, runId, reason });

  it("happens once, whoever presses how often at the same time", async () => {
    const runId = await runs.begin(somebody);
    await runs.perform(runId, writes);
    const other = await staff("administrator");
    const answers = await Promise.all(
      [support, other, support, other].map((who) => payBack(who, runId)),
    );
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual([
      "already",
      "already",
      "already",
      "paid_back",
    ]);
    expect(await runs.entries(accountId)).toEqual([
      ["grant", 20],
      ["spend", -5],
      ["refund", 5],
    ]);
    expect(await runs.balanceOf(accountId)).toEqual({ balance: 20, owed: 0 });
    expect(await runs.lotsOf(accountId)).toEqual([20]);
    expect(await actsOn(runId)).toMatchObject([{ act: "run.pay_back", reason }]);
    expect((await reconcile(pool())).differences).toEqual([]);
  });

  it("is nothing for one that came back by itself, is under way, was free, or is another's", async () => {
    const failed = await runs.begin(somebody);
    await runs.perform(failed, async () => {
      throw new RunFailed("failed");
    });
    expect(await payBack(support, failed)).toMatchObject({ data: { outcome: "already" } });
    const standing = await runs.begin(somebody);
    expect(await payBack(support, standing)).toMatchObject({ data: { outcome: "not_finished" } });
    await runs.perform(standing, writes);
    await pool().query("update public.runs set is_free = true where id = $1", [standing]);
    expect(await payBack(support, standing)).toMatchObject({ data: { outcome: "was_free" } });
    const { actor: other } = await person(20);
    const theirs = await runs.begin(other);
    expect(await payBack(support, theirs)).toMatchObject(refused("not_found"));
    expect(await runs.balanceOf(accountId)).toEqual({ balance: 15, owed: 0 });
  });
});

describe("credits", () => {
  const move = (who: Actor, amount: number, key: string = randomUUID()) =>
    call(who, "move-credits", { personId: somebody.userId, amount, key, reason });

  it("move once for each key, and not for another amount", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => move(support, 7, key)));
    for (const answer of answers) {
      expect(answer).toEqual({ data: { outcome: "moved", balance: 27 } });
    }
    expect(await move(support, 8, key)).toMatchObject(refused("key_reused"));
    expect(await runs.entries(accountId)).toEqual([
      ["grant", 20],
      ["grant", 7],
    ]);
    expect(await actsOn(somebody.userId)).toMatchObject([{ act: "credits.move", reason }]);
  });

  it("are taken as far as there are any, by two at once as well", async () => {
    const other = await staff("administrator");
    const answers = await Promise.all([move(support, -15), move(other, -15)]);
    expect(answers.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { outcome: "moved", balance: 5 },
        { outcome: "too_much", balance: 5 },
      ]),
    );
    expect(await runs.balanceOf(accountId)).toEqual({ balance: 5, owed: 0 });
    expect((await reconcile(pool())).differences).toEqual([]);
  });

  it.each([0, 1.5, 10_001, -10_001])("do not move by %s", async (amount) => {
    expect(await move(support, amount)).toMatchObject(refused("invalid_input"));
  });
});

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
    await lock(false);
    expect(await state()).toEqual({ locked: null, sessions: 0 });
    expect(await actsOn(personId)).toMatchObject([
      { act: "account.lock", reason },
      { act: "account.unlock", reason },
    ]);
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
    expect(mails.at(-1)?.to).toBe(email);
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
    const runId = await runs.begin(somebody);
    expect(await resend({ mail: "result", runId })).toMatchObject(refused("not_found"));
    await runs.perform(runId, writes);
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
    expect(confirmations).toEqual([somebody.email, somebody.email]);
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
