import { z } from "zod";
import type { Database } from "../../postgres/transaction.ts";

const factor = z.object({
  id: z.string(),
  user_id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(["totp", "webauthn", "phone"]),
  status: z.enum(["unverified", "verified"]),
  created_at: z.date(),
  updated_at: z.date(),
});

/** A second way to prove one's identity; it counts once one of its codes was verified. */
export type Factor = z.infer<typeof factor>;

const COLUMNS = Object.keys(factor.shape).join(", ");

export async function factorsOf(database: Database, userId: string): Promise<Factor[]> {
  const { rows } = await database.query(
    `select ${COLUMNS} from auth.mfa_factors where user_id = $1 order by created_at, id`,
    [userId],
  );
  return z.array(factor).parse(rows);
}

export async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  const factors = await factorsOf(database, userId);
  return factors.some(({ status }) => status === "verified");
}
