import type pg from "pg";
import { z } from "zod";
import type { Database } from "../../postgres/transaction.ts";

const user = z.object({
  id: z.string(),
  aud: z.string().nullable(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: z.date().nullable(),
  invited_at: z.date().nullable(),
  phone: z.string().nullable(),
  confirmation_sent_at: z.date().nullable(),
  recovery_sent_at: z.date().nullable(),
  email_change: z.string().nullable(),
  email_change_sent_at: z.date().nullable(),
  email_change_confirm_status: z.number().nullable(),
  reauthentication_sent_at: z.date().nullable(),
  last_sign_in_at: z.date().nullable(),
  raw_app_meta_data: z.record(z.string(), z.unknown()).nullable(),
  raw_user_meta_data: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.date().nullable(),
  updated_at: z.date().nullable(),
  banned_until: z.date().nullable(),
  is_anonymous: z.boolean(),
});

export type User = z.infer<typeof user>;

// An operator may ban forever with `infinity`, which a Date cannot hold.
const COLUMNS = Object.keys(user.shape)
  .join(", ")
  .replace(
    "banned_until",
    "case when isfinite(banned_until) is false then '9999-12-31' else banned_until end as banned_until",
  );

export async function findByEmail(database: Database, email: string): Promise<User | undefined> {
  const { rows } = await database.query(
    `select ${COLUMNS} from auth.users
     where lower(email) = $1 and deleted_at is null and not is_sso_user`,
    [email],
  );
  return rows[0] === undefined ? undefined : user.parse(rows[0]);
}

export async function findById(database: Database, id: string): Promise<User | undefined> {
  const { rows } = await database.query(
    `select ${COLUMNS} from auth.users where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? undefined : user.parse(rows[0]);
}

/** Locks the account until the transaction ends: concurrent changes are made in turn. */
export async function holdById(database: pg.PoolClient, id: string): Promise<User | undefined> {
  await database.query("select from auth.users where id = $1 for update", [id]);
  return findById(database, id);
}

export function isBanned(user: User): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}

export function isConfirmed(user: User): boolean {
  return user.email_confirmed_at !== null;
}

export function hasPassword(user: User): boolean {
  return user.encrypted_password !== null && user.encrypted_password !== "";
}
