import type pg from "pg";
import { KEPT_DAYS } from "../retention/terms.ts";
import { asServer, type Staff } from "./as-staff.ts";

/** Brings possible duplicates of companies before staff. @returns how many pairs are new. */
export async function gatherDuplicates(staff: Staff): Promise<number> {
  return asServer(staff, gather);
}

async function gather(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ found: number }>(
    "select desk.gather_duplicates() as found",
  );
  return rows[0]?.found ?? 0;
}

/**
 * Every night: forgets the addresses of visitors who have their answer, as promised to them, and then looks for
 * duplicates.
 */
export async function keepCases(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update desk.cases set asker_email = null
      where asker_email is not null and decided_at < now() - make_interval(days => $1)`,
    [KEPT_DAYS.answeredAddress],
  );
  await gather(pool);
}
