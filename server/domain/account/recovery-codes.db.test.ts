import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { Actor } from "./actor.ts";
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from "./recovery-codes.ts";

let cluster: MigratedDatabase;
let pool: pg.Pool;
let me: Actor;

/** The parts of the auth service that are used here, with factors as rows. */
const admin = {
  async secondFactorsOf(userId: string) {
    const { rows } = await pool.query<{ id: string }>(
      "select id from auth.mfa_factors where user_id = $1",
      [userId],
    );
    return rows.map(({ id }) => id);
  },
  async removeSecondFactor(userId: string, id: string) {
    await pool.query("delete from auth.mfa_factors where user_id = $1 and id = $2", [userId, id]);
  },
};

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 3 });
});
beforeEach(async () => {
  const userId = randomUUID();
  const email = `${userId}@people.example`;
  await pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, email]);
  me = new Actor({ userId, email, sessionId: randomUUID() });
  await givenFactor();
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

async function givenFactor(): Promise<void> {
  await pool.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [me.userId],
  );
}

async function removeFactors(): Promise<void> {
  for (const id of await admin.secondFactorsOf(me.userId))
    await admin.removeSecondFactor(me.userId, id);
}

const makeCodes = async () => (await makeRecoveryCodes(pool, admin, me)) ?? [];
const spend = (code = "") => spendRecoveryCode(pool, admin, me, code);
const left = () => countRecoveryCodes(pool, me);

it("one code takes the factors away, and the others stop working with it", async () => {
  const [first, second] = await makeCodes();
  expect(await left()).toBe(10);
  expect(await spend(first)).toBe(true);
  expect(await admin.secondFactorsOf(me.userId)).toEqual([]);
  expect(await left()).toBe(0);

  await givenFactor();
  expect(await spend(second)).toBe(false);
  expect(await admin.secondFactorsOf(me.userId)).toHaveLength(1);
});

it("codes stop working when the factor is taken away without one", async () => {
  const [first, second] = await makeCodes();
  await removeFactors();
  expect(await left()).toBe(0);
  expect(await spend(first)).toBe(false);

  await givenFactor();
  expect(await left()).toBe(0);
  expect(await spend(second)).toBe(false);
  const [anew] = await makeCodes();
  expect(await spend(anew)).toBe(true);
});

it("a code is still good when the auth service failed", async () => {
  const [first] = await makeCodes();
  const failing = { ...admin, removeSecondFactor: () => Promise.reject(new Error("is down")) };
  await expect(spendRecoveryCode(pool, failing, me, first ?? "")).rejects.toThrow("is down");
  expect(await left()).toBe(10);
  expect(await spend(first)).toBe(true);
});

it("of two codes at once, one is spent", async () => {
  const [first, second] = await makeCodes();
  const answers = await Promise.all([spend(first), spend(second)]);
  expect(answers.toSorted()).toEqual([false, true]);
});
