import { describe, expect, it } from "vitest";
import { owner, person, service, stranger, visitor } from "./actors.ts";
import { itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { givenRun } from "./run-rows.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, refusedOn } from "./writes.ts";

const TABLE = "deck_issue_marks";
const database = migratedDatabase();

async function givenReview(): Promise<{ run_id: string; user_id: string }> {
  const run = await givenRun(database);
  await database.insert(owner, "deck_reviews", {
    ...run,
    file_name: "Deck.pdf",
    file_sha256: "0123456789abcdef".repeat(4),
    score: 6.4,
    review: {},
    engine: "rules",
  });
  return run;
}
async function validRow(changes: Row = {}): Promise<Row> {
  const { run_id } = await givenReview();
  return { run_id, issue_id: "0a1b2c3d", ...changes };
}
const subject = { database, table: TABLE, column: "issue_id", validRow };

describe("a visitor", () => {
  itRefusesEveryWrite(visitor, subject);

  it("reads nothing", async () => {
    await expect(database.run(visitor, `select from public.${TABLE}`)).rejects.toMatchObject(
      refusedOn(TABLE),
    );
  });
});

describe("a signed-in person", () => {
  itRefusesEveryWrite(stranger, subject);

  it("reads the marks of their own reviews and nobody else's", async () => {
    const [mine, theirs] = [await givenReview(), await givenReview()];
    for (const { run_id } of [mine, theirs]) {
      await database.insert(owner, TABLE, { run_id, issue_id: "0a1b2c3d" });
    }
    const seen = `select run_id from public.${TABLE}`;
    const { rows } = await database.run(person(mine.user_id), seen);
    expect(rows).toEqual([{ run_id: mine.run_id }]);
    expect((await database.run(stranger, seen)).rowCount).toBe(0);
  });
});

describe("the service", () => {
  itAllowsEveryWrite(service, subject);
});

describe("a mark", () => {
  itChecks(database, TABLE, validRow, [["no issue", { issue_id: "" }]]);

  it("exists once, and is deleted with its review", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    await expect(database.insert(owner, TABLE, row)).rejects.toMatchObject({ code: UNIQUE });
    await database.run(owner, "delete from public.deck_reviews");
    expect((await database.run(owner, `select from public.${TABLE}`)).rowCount).toBe(0);
  });
});
