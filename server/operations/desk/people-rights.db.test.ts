import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "../../../contracts/desk/staff.ts";
import { Actor } from "../../domain/account/actor.ts";
import { reason, refused, supportDesk } from "./test-support.ts";

const desk = supportDesk();
const { actsOn, call, pool, staff } = desk;
let support: Actor;
let somebody: Actor;

beforeEach(async () => {
  support = await staff("support");
  ({ actor: somebody } = await desk.member(20));
});

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
    const runId = await desk.begin(somebody);
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
