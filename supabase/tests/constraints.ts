import { expect, it } from "vitest";
import { owner } from "./actors.ts";
import type { Database, Row } from "./database.ts";

export const NOT_NULL = "23502";
export const FOREIGN_KEY = "23503";
export const UNIQUE = "23505";
export const CHECK = "23514";

type Case = [what: string, changes: Row];

/**
 * Registers one test per case: with the changes, an otherwise valid row breaks a check, even when
 * the owner of the data writes it.
 */
export function itChecks(
  database: Database,
  table: string,
  validRow: (changes: Row) => Row | Promise<Row>,
  cases: Case[],
): void {
  it.each(cases)("refuses %s", async (_what, changes) => {
    const row = await validRow(changes);
    await expect(database.insert(owner, table, row)).rejects.toMatchObject({ code: CHECK });
  });
}

/** Registers one test per case: with the changes, the row is accepted. */
export function itAccepts(
  database: Database,
  table: string,
  validRow: (changes: Row) => Row | Promise<Row>,
  cases: Case[],
): void {
  it.each(cases)("accepts %s", async (_what, changes) => {
    await database.insert(owner, table, await validRow(changes));
    const { rowCount } = await database.run(owner, `select from public.${table}`);
    expect(rowCount).toBe(1);
  });
}

/** Registers one test: every update sets `updated_at`, whatever the writer states. */
export function itTouchesUpdatedAt(
  database: Database,
  table: string,
  validRow: () => Promise<Row>,
): void {
  it("keeps the time of the last update itself", async () => {
    const past = "2020-01-01T00:00:00Z";
    await database.insert(owner, table, { ...(await validRow()), updated_at: past });
    const { rows } = await database.run(
      owner,
      `update public.${table} set updated_at = '2021-01-01' returning updated_at = now() as moved`,
    );
    expect(rows).toEqual([{ moved: true }]);
  });
}
