import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import type { StaffRole } from "../../../contracts/desk/staff.ts";
import { Actor } from "../../domain/account/actor.ts";
import { runsDatabase } from "../../domain/runs/test-runs.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import type { Operation } from "../operation.ts";
import { createOperations } from "../operations.ts";
import { serve, type TestServer } from "../test-server.ts";
import { peopleOperations } from "./people-operations.ts";

/** Why the tests act. */
export const reason = "They wrote to us";
export const refused = (code: string) => ({ error: { code } });

/**
 * Gives the calling test file a database, support's operations on it, and callers.
 * @param others further operations of the desk
 */
export function supportDesk(others: (pool: pg.Pool) => Operation[] = () => []) {
  const runs = runsDatabase();
  const { pool } = runs;
  const confirmations: string[] = [];
  const mails: Mail[] = [];
  let auth: TestServer;
  let site: TestServer;

  beforeAll(async () => {
    // Accepts every token, as the person it names.
    auth = await serve((request, response) => {
      const [, payload = ""] = (request.headers.authorization ?? "").split(".");
      const { sub, email } = JSON.parse(Buffer.from(payload, "base64url").toString());
      response.end(JSON.stringify({ id: sub, email }));
    });
    const log = pino({ level: "silent" });
    const operations = createOperations({
      operations: [
        ...others(pool()),
        ...peopleOperations({
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
      ],
      project: { SUPABASE_URL: auth.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
      log,
    });
    site = await serve((request, response) => void operations.handle(request, response));
  });
  afterAll(() => Promise.all([auth.close(), site.close()]));

  async function openSession(userId: string): Promise<string> {
    const { rows } = await pool().query<{ id: string }>(
      "insert into auth.sessions (user_id, user_agent) values ($1, 'Browser') returning id",
      [userId],
    );
    return rows[0]?.id ?? "";
  }

  /** Somebody with a confirmed address, a session and credits. */
  async function member(credits: number): Promise<{ actor: Actor; accountId: string }> {
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

  return {
    ...runs,
    confirmations,
    mails,
    member,
    openSession,
    async staff(role: StaffRole): Promise<Actor> {
      const { actor } = await member(0);
      await pool().query("insert into desk.staff (user_id, role) values ($1, $2)", [
        actor.userId,
        role,
      ]);
      return actor;
    },
    /** `POST /api/desk/<path>`: the answer's body. */
    async call(who: Actor, path: string, input: object) {
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
    },
    /** The acts of staff on the subject, oldest first. */
    async actsOn(subject: string) {
      const { rows } = await pool().query<{ act: string; reason: string; actor: string }>(
        "select act, reason, actor from desk.audit where subject_id = $1 order by id",
        [subject],
      );
      return rows;
    },
  };
}
