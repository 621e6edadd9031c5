import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { describeHiddenRows } from "./account-rows.ts";
import { owner, service } from "./actors.ts";
import { FOREIGN_KEY, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenRun } from "./run-rows.ts";
import { itAllowsEveryWrite } from "./writes.ts";

const TABLE = "run_attempts";
const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  const { run_id } = await givenRun(database);
  return { run_id, runner: randomUUID(), ...changes };
}

const subject = { database, table: TABLE, column: "attempts", validRow };
describeHiddenRows(subject);

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("the runner of a run", () => {
  itChecks(database, TABLE, validRow, [["no attempt", { attempts: 0 }]]);

  it("is one at a time, and of a run that is there", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(
      database.insert(owner, TABLE, { ...row, runner: randomUUID() }),
    ).rejects.toMatchObject({ code: UNIQUE });
    await expect(
      database.insert(owner, TABLE, { ...row, run_id: randomUUID() }),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });

  it("is deleted with the run", async () => {
    await database.insert(owner, TABLE, await validRow());
    await database.run(owner, "delete from public.runs");
    expect((await database.run(owner, `select from public.${TABLE}`)).rowCount).toBe(0);
  });
});
