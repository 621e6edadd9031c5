import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { owner, service, stranger, visitor } from "./actors.ts";
import { givenCreditAccount } from "./books.ts";
import { itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenRun } from "./run-rows.ts";
import { itRefusesEveryWrite, refusedOn } from "./writes.ts";

const TABLE = "free_reviews";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const { run_id } = await givenRun(database);
  const claimant = createHash("sha256").update(randomUUID()).digest("hex");
  return { claimant, account_id: await givenCreditAccount(database), run_id, ...changes };
}
const subject = { database, table: TABLE, column: "claimant", validRow };

for (const [who, actor] of [
  ["a visitor", visitor],
  ["a signed-in person", stranger],
] as const) {
  describe(who, () => {
    itRefusesEveryWrite(actor, subject);

    it("reads nothing", async () => {
      await expect(database.run(actor, `select from public.${TABLE}`)).rejects.toMatchObject(
        refusedOn(TABLE),
      );
    });
  });
}

describe("the service", () => {
  itRefusesEveryWrite(service, subject);

  it("reads every row", async () => {
    await database.insert(owner, TABLE, await validRow());
    expect((await database.run(service, `select from public.${TABLE}`)).rowCount).toBe(1);
  });
});

describe("a free review", () => {
  itChecks(database, TABLE, validRow, [
    ["a name instead of a hash", { claimant: "kopiora.example" }],
  ]);

  it("is one per company, account and run", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    for (const column of ["claimant", "account_id", "run_id"]) {
      const other = await validRow({ [column]: row[column] });
      await expect(database.insert(owner, TABLE, other)).rejects.toMatchObject({ code: UNIQUE });
    }
  });

  it("outlives its run and its person", async () => {
    const { run_id, user_id } = await givenRun(database);
    await database.insert(owner, TABLE, await validRow({ run_id }));
    await database.run(owner, `delete from auth.users where id = '${user_id}'`);
    const { rows } = await database.run(owner, `select run_id from public.${TABLE}`);
    expect(rows).toEqual([{ run_id }]);
  });
});
