import { createHash, randomInt } from "node:crypto";
import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import type { Actor } from "./actor.ts";

const CODES = 10;
/** No signs that look alike: ten out of these 32 give a code 50 bits. */
const SIGNS = "abcdefghjkmnpqrstvwxyz0123456789";
const GROUP = 5;
/**
 * A code replaces the factor that it was made with, and ends with it, so that removing the factor, in
 * Settings or as an operator, needs no code to be removed.
 */
const GOOD = `used_at is null and exists (
  select from auth.mfa_factors f
  where f.user_id = c.user_id and f.status = 'verified' and f.created_at <= c.made_at
)`;

/**
 * New recovery codes of an account; earlier ones stop working.
 * @returns undefined if the account has no second factor that they could replace
 */
export async function makeRecoveryCodes(
  pool: pg.Pool,
  admin: Pick<ProjectAdmin, "secondFactorsOf">,
  { userId }: Actor,
): Promise<string[] | undefined> {
  if ((await admin.secondFactorsOf(userId)).length === 0) return undefined;
  const codes = Array.from({ length: CODES }, newCode);
  await transaction(pool, async (client) => {
    await client.query("delete from internal.recovery_codes where user_id = $1", [userId]);
    await client.query(
      `insert into internal.recovery_codes (user_id, code_hash)
       select $1, hash from unnest($2::text[]) as hash`,
      [userId, codes.map(hashOf)],
    );
  });
  return codes;
}

/** @returns how many codes are left. */
export async function countRecoveryCodes(pool: pg.Pool, { userId }: Actor): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from internal.recovery_codes c where user_id = $1 and ${GOOD}`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Removes the account's second factors in exchange for one code, which spends all codes.
 * @returns false for a code that is wrong or used.
 * @throws if the auth service fails; the codes are still good then
 */
export async function spendRecoveryCode(
  pool: pg.Pool,
  admin: Pick<ProjectAdmin, "secondFactorsOf" | "removeSecondFactor">,
  { userId }: Actor,
  code: string,
): Promise<boolean> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update internal.recovery_codes c set used_at = now()
       where user_id = $1 and ${GOOD} and exists (
         select from internal.recovery_codes typed
         where typed.user_id = c.user_id and typed.code_hash = $2 and typed.used_at is null
       )`,
      [userId, hashOf(code)],
    );
    if (rowCount === 0) return false;
    for (const id of await admin.secondFactorsOf(userId))
      await admin.removeSecondFactor(userId, id);
    return true;
  });
}

function newCode(): string {
  const signs = Array.from({ length: 2 * GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;
}

/** Accepts a code with or without the dash, in capitals or not. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(plain).digest("hex");
}
