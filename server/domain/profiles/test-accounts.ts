import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import type { Role } from "../../../contracts/accounts.ts";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { Actor } from "../account/actor.ts";

export type Accounts = {
  pool(): pg.Pool;
  /**
   * Creates an account.
   * @param role by default none: its person has not chosen yet
   */
  open(role?: Role | string, email?: string): Promise<Actor>;
  /** The person's only row of a table; undefined if there is none. */
  row(table: string, actor: Actor): Promise<Record<string, unknown> | undefined>;
  /** The person's recent activity, oldest first. */
  activity(actor: Actor): Promise<string[]>;
};

/** Gives the calling test file a migrated database with accounts. */
export function accountsDatabase(): Accounts {
  let cluster: MigratedDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    cluster = await openMigratedDatabase();
    pool = new pg.Pool({ connectionString: cluster.url, max: 6 });
  });
  afterAll(async () => {
    await closePool(pool);
    await cluster.stop();
  });

  return {
    pool: () => pool,
    async open(role, email) {
      const userId = randomUUID();
      const address = email ?? `${userId}@people.example`;
      await pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, address]);
      if (role !== undefined) {
        await pool.query("insert into public.profiles (user_id, role) values ($1, $2)", [
          userId,
          role,
        ]);
      }
      return new Actor({ userId, email: address, sessionId: randomUUID() });
    },
    async row(table, { userId }) {
      const { rows } = await pool.query(`select * from public.${table} where user_id = $1`, [
        userId,
      ]);
      return rows[0];
    },
    async activity({ userId }) {
      const { rows } = await pool.query<{ kind: string }>(
        "select kind from public.account_activity where user_id = $1 order by id",
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
