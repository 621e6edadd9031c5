import type pg from "pg";
import type { Logger } from "../../log.ts";
import { REGISTER } from "./register.ts";

/** A night's work never holds many rows at once. */
const ROWS_AT_ONCE = 5000;

/** Rows that only have to be deleted after their days. */
const RULES = Object.entries(REGISTER).flatMap(([table, { ends }]) =>
  ends.flatMap((end) =>
    typeof end === "object" && end.over !== undefined
      ? [{ table, days: end.days, over: end.over }]
      : [],
  ),
);

/**
 * Every night: deletes what has expired by the register, in steps, so that it may be stopped and run again at
 * any time. Tables that are missing, or the project's own, are left out. A failing table does not stop the rest.
 * @throws AggregateError with all failures, at the end
 */
export async function forgetOld(pool: pg.Pool, log: Pick<Logger, "info">): Promise<void> {
  const failures: unknown[] = [];
  for (const rule of RULES) {
    try {
      if (!(await mayDelete(pool, rule.table))) continue;
      const deleted = await deleteOver(pool, rule);
      if (deleted > 0) log.info({ table: rule.table, deleted }, "What was over was deleted");
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `What was over was not deleted: ${failures.join("; ")}`);
  }
}

async function mayDelete(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    "select coalesce(has_table_privilege(to_regclass($1), 'delete'), false) as may",
    [table],
  );
  return rows[0]?.may ?? false;
}

async function deleteOver(
  pool: pg.Pool,
  { table, days, over }: { table: string; days: number; over: string },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${over} limit ${ROWS_AT_ONCE}))`,
      [days],
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return deleted;
  }
}
