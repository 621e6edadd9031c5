import type pg from "pg";
import { ReturnPaths } from "../../services/mail/reports/return-paths.ts";

/** Signed with the database's key: a report names a mail whichever server sent it. */
export async function readReturnPaths(pool: pg.Pool): Promise<ReturnPaths> {
  const { rows } = await pool.query<{ key: Buffer }>("select key from internal.bounce_key");
  const [row] = rows;
  if (!row) throw new Error("There is no key for return paths: apply the migrations.");
  return new ReturnPaths(row.key);
}
