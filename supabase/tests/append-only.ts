import { expect, it } from "vitest";
import { owner } from "./actors.ts";
import type { Subject } from "./writes.ts";

/**
 * Registers one test per way of changing existing rows: each is refused, for every role.
 * @param key a column that is unique.
 */
export function itRefusesEveryChange(
  { database, table, column, validRow }: Subject,
  key: string,
): void {
  const named = `public.${table}`;

  it.each([
    ["update", `update ${named} set ${column} = ${column}`],
    ["update nothing", `update ${named} set ${column} = ${column} where false`],
    ["delete", `delete from ${named}`],
    ["truncate", `truncate ${named} cascade`],
    ["truncate by way of the accounts", "truncate public.credit_accounts cascade"],
    ["merge", `merge into ${named} t using ${named} s on (t.*) = (s.*) when matched then delete`],
    [
      "write over",
      `insert into ${named} overriding system value select * from ${named}
         on conflict (${key}) do update set ${column} = excluded.${column}`,
    ],
  ])("cannot %s", async (_act, sql) => {
    const row = await validRow();
    await database.insert(owner, table, row);
    const before = await database.run(owner, `select * from ${named}`);
    await expect(database.run(owner, sql)).rejects.toMatchObject({
      code: "23001",
      message: expect.stringMatching(/ is append-only$/),
    });
    expect((await database.run(owner, `select * from ${named}`)).rows).toEqual(before.rows);
  });
}
