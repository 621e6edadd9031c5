import { expect, it } from "vitest";
import { type Actor, owner } from "./actors.ts";
import type { Database, Row } from "./database.ts";

/** A table, how to make a row that it accepts, and a column to write to. */
export type Subject = {
  database: Database;
  table: string;
  column: string;
  validRow(): Promise<Row>;
};

/** PostgreSQL's error where the table itself is closed, whatever the row (`insufficient_privilege`). */
export function refusedOn(table: string): { code: string; message: string } {
  return { code: "42501", message: `permission denied for table ${table}` };
}

/** Registers one test per way of writing: the actor is refused even where the row is valid. */
export function itRefusesEveryWrite(actor: Actor, subject: Subject): void {
  const { database, table, column, validRow } = subject;

  it("cannot insert", async () => {
    const row = await validRow();
    await expect(database.insert(actor, table, row)).rejects.toMatchObject(refusedOn(table));
  });

  it.each([
    ["update", `update public.${table} set ${column} = ${column}`],
    ["delete", `delete from public.${table}`],
    ["truncate", `truncate public.${table} cascade`],
    ["lock rows", `select from public.${table} for update`],
    ["lock the table", `lock table public.${table} in exclusive mode`],
  ])("cannot %s", async (_act, sql) => {
    await database.insert(owner, table, await validRow());
    await expect(database.run(actor, sql)).rejects.toMatchObject(refusedOn(table));
  });
}

/** Registers one test: the actor inserts, sees, updates, deletes and truncates. */
export function itAllowsEveryWrite(actor: Actor, subject: Subject): void {
  const { database, table, column, validRow } = subject;

  it("reads and writes every row", async () => {
    await database.insert(actor, table, await validRow());
    const count = async (sql: string) => (await database.run(actor, sql)).rowCount;
    expect(await count(`select from public.${table}`)).toBe(1);
    expect(await count(`update public.${table} set ${column} = ${column}`)).toBe(1);
    expect(await count(`delete from public.${table}`)).toBe(1);
    await database.insert(actor, table, await validRow());
    await database.run(actor, `truncate public.${table} cascade`);
    expect(await count(`select from public.${table}`)).toBe(0);
  });
}
