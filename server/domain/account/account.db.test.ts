import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { Actor } from "./actor.ts";
import { deleteAccount } from "./delete-account.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { readSignIn } from "./read-sign-in.ts";
import { takeDown } from "./take-down.ts";

let cluster: MigratedDatabase;
let pool: pg.Pool;
let me: Actor;
let other: Actor;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
});
beforeEach(async () => {
  [me, other] = [await makeActor(), await makeActor()];
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

async function makeActor(): Promise<Actor> {
  const userId = randomUUID();
  const email = `${userId}@people.example`;
  await pool.query("insert into auth.users (id, email, encrypted_password) values ($1, $2, 'x')", [
    userId,
    email,
  ]);
  return new Actor({ userId, email, sessionId: await openSession(userId) });
}

async function openSession(userId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into auth.sessions (user_id, user_agent) values ($1, 'Browser') returning id",
    [userId],
  );
  return rows[0]?.id ?? "";
}

async function activity(actor: Actor): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from public.account_activity where user_id = $1 order by id",
    [actor.userId],
  );
  return rows.map(({ kind }) => kind);
}

const ids = async (actor: Actor) => (await listSessions(pool, actor)).map(({ id }) => id);

describe("sessions", () => {
  it("are the person's own and standing ones, the one that asks first", async () => {
    const second = await openSession(me.userId);
    const over = await openSession(me.userId);
    await pool.query("update auth.sessions set not_after = now() - interval '1 s' where id = $1", [
      over,
    ]);
    expect(await listSessions(pool, me)).toMatchObject([
      { id: me.sessionId, isThis: true, userAgent: "Browser" },
      { id: second, isThis: false },
    ]);
    expect(await ids(other)).toEqual([other.sessionId]);
  });

  it("were last used when they were last refreshed", async () => {
    await pool.query(
      "update auth.sessions set refreshed_at = '2999-01-02T03:04:05' where id = $1",
      [me.sessionId],
    );
    expect(await listSessions(pool, me)).toMatchObject([
      { lastUsedAt: "2999-01-02T03:04:05.000Z" },
    ]);
  });

  it("end one by one, and only the person's own", async () => {
    const second = await openSession(me.userId);
    expect(await endSession(pool, other, second)).toBe(false);
    expect(await ids(me)).toEqual([me.sessionId, second]);
    expect(await activity(other)).toEqual([]);
    expect(await endSession(pool, me, second)).toBe(true);
    expect(await ids(me)).toEqual([me.sessionId]);
    expect(await activity(me)).toEqual(["sessions_ended"]);
    expect(await endSession(pool, me, second)).toBe(false);
  });

  it("end all but the calling one, and nobody else's", async () => {
    await openSession(me.userId);
    await openSession(me.userId);
    expect(await endOtherSessions(pool, me)).toBe(2);
    expect(await ids(me)).toEqual([me.sessionId]);
    expect(await ids(other)).toEqual([other.sessionId]);
    expect(await endOtherSessions(pool, me)).toBe(0);
    expect(await activity(me)).toEqual(["sessions_ended"]);
  });

  it("of somebody else prove nothing about the person", async () => {
    const swapped = new Actor({ userId: me.userId, email: me.email, sessionId: other.sessionId });
    expect(await readSignIn(pool, swapped)).toBeUndefined();
    expect(await readSignIn(pool, me)).toMatchObject({ hasPassword: true });
  });
});

it("takes every language of the product for a profile, and no other", async () => {
  await pool.query("insert into public.profiles (user_id) values ($1)", [me.userId]);
  const choose = (language: string) =>
    pool.query("update public.profiles set language = $2 where user_id = $1", [
      me.userId,
      language,
    ]);
  for (const language of LANGUAGES) await choose(language);
  await expect(choose("fr")).rejects.toMatchObject({ code: "23514" });
});

describe("deleting", () => {
  const log = { error: vi.fn() };
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      sent.push(mail);
    },
  };

  it("takes files first and the account last, and can be asked for again after a failure", async () => {
    const done: string[] = [];
    let works = false;
    const admin = {
      async removeFolder(name: string) {
        done.push(`files of ${name}`);
        return 0;
      },
      async deleteUser(id: string) {
        if (!works) throw new Error("The auth service does not answer");
        done.push(`account ${id}`);
        await pool.query("delete from auth.users where id = $1", [id]);
      },
    };
    await openSession(me.userId);
    await pool.query("insert into public.profiles (user_id, language) values ($1, 'vi')", [
      me.userId,
    ]);
    await expect(deleteAccount({ pool, admin, mailer, log }, me)).rejects.toThrow(
      "does not answer",
    );
    expect(sent).toEqual([]);
    // Still signed in here, and nowhere else: the person can ask again.
    expect(await ids(me)).toEqual([me.sessionId]);
    works = true;
    await deleteAccount({ pool, admin, mailer, log }, me);
    expect(sent).toMatchObject([
      { to: me.email, subject: "Tài khoản Benih của bạn đã được xóa", html: expect.any(String) },
    ]);
    const files = `files of ${me.userId}`;
    expect(done).toEqual([files, files, `account ${me.userId}`, files]);
    expect(await ids(other)).toEqual([other.sessionId]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("succeeds once the account is gone: files that cannot be removed then are logged", async () => {
    let looked = 0;
    const admin = {
      async removeFolder() {
        looked += 1;
        if (looked > 1) throw new Error("Storage does not answer");
        return 0;
      },
      deleteUser: async () => undefined,
    };
    await deleteAccount({ pool, admin, mailer: undefined, log }, me);
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe("taking down", () => {
  async function publish(actor: Actor): Promise<string> {
    const { rows } = await pool.query<{ id: string }>(
      `insert into public.startups (slug, name, industries, venture_round, country)
       values ($1, 'Company', '{fintech}', 'seed', 'Vietnam') returning id`,
      [`company-${actor.userId}`],
    );
    const id = rows[0]?.id ?? "";
    await pool.query("insert into public.startup_profiles (user_id, startup_id) values ($1, $2)", [
      actor.userId,
      id,
    ]);
    return id;
  }
  const stands = async (id: string) =>
    (await pool.query("select from public.startups where id = $1", [id])).rowCount === 1;

  it("takes the person's page, and no other", async () => {
    const [mine, theirs] = [await publish(me), await publish(other)];
    await takeDown(pool, me);
    expect([await stands(mine), await stands(theirs)]).toEqual([false, true]);
    // It may be called again.
    await takeDown(pool, me);
  });
});
