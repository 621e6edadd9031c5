import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runPipeline, runTransaction } from "./pipeline.ts";
import type { Statement } from "./prepared-statements.ts";
import type { TestDatabase } from "./test-cluster.ts";
import { openTestDatabase } from "./test-database.ts";

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await openTestDatabase("base");
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
  client = await pool.connect();
  await client.query(
    "create table t (id int primary key deferrable initially deferred, text text)",
  );
}, 60_000);

afterAll(async () => {
  client.release();
  await pool.end();
  await database.drop();
});

function sql(text: string, ...values: (string | null)[]): Statement {
  return { text, values };
}

describe("a pipeline", () => {
  it("answers the rows of each statement as text", async () => {
    const results = await runPipeline(client, [
      sql("select $1::int + 1, null", "1"),
      sql("select 1 where false"),
      sql("select generate_series(1, 3)"),
    ]);
    expect(results).toEqual([[["2", null]], [], [["1"], ["2"], ["3"]]]);
  });

  it("is one transaction: an error undoes all of it", async () => {
    const failing = [sql("insert into t values (1)"), sql("select 1 / $1::int", "0")];
    await expect(runPipeline(client, failing)).rejects.toMatchObject({ code: "22012" });
    expect(await runPipeline(client, [sql("select * from t")])).toEqual([[]]);
  });

  it("drops its settings after success and after an error", async () => {
    const set = sql(
      "select set_config('app.who', $1, true), set_config('role', 'pg_monitor', true)",
      "me",
    );
    const look = sql("select current_setting('app.who', true), current_user = session_user");
    expect(await runPipeline(client, [set, look])).toMatchObject([
      [["me", "pg_monitor"]],
      [["me", "f"]],
    ]);
    expect(await runPipeline(client, [look])).toEqual([[["", "t"]]]);
    await expect(runPipeline(client, [set, sql("select nope")])).rejects.toMatchObject({
      code: "42703",
    });
    expect(await runPipeline(client, [look])).toEqual([[["", "t"]]]);
  });

  it("obeys limits that an earlier statement set", async () => {
    const limit = sql("select set_config('statement_timeout', '100', true)");
    const readOnly = sql("select set_config('transaction_read_only', 'on', true)");
    const nap = sql("select pg_sleep(20)");
    await expect(runPipeline(client, [limit, nap])).rejects.toMatchObject({ code: "57014" });
    const write = sql("insert into t values (2)");
    await expect(runPipeline(client, [readOnly, write])).rejects.toMatchObject({ code: "25006" });
    await runPipeline(client, [write, sql("delete from t")]);
  });

  it("uses a statement again that failed before it was parsed, or while it ran", async () => {
    const divide = (by: string) => [sql("select 10 / $1::int as again", by)];
    for (let round = 0; round < 3; round += 1) {
      await expect(runPipeline(client, divide("0"))).rejects.toMatchObject({ code: "22012" });
      await expect(runPipeline(client, [sql("select nope()")])).rejects.toThrow("nope");
      expect(await runPipeline(client, divide("5"))).toEqual([[["2"]]]);
    }
  });

  it("parses a statement once and keeps a bounded number", async () => {
    for (let i = 0; i < 300; i += 1) await runPipeline(client, [sql(`select ${i}`)]);
    await runPipeline(client, [sql("select 299")]);
    const { rows } = await client.query("select count(*)::int as kept from pg_prepared_statements");
    expect(rows[0].kept).toBeLessThanOrEqual(201);
    expect(rows[0].kept).toBeGreaterThan(150);
  });

  it("survives changes of a table and the loss of its prepared statements", async () => {
    await client.query("create table changing (a int); insert into changing values (1)");
    const read = [sql("select * from changing")];
    for (let i = 0; i < 7; i += 1) await runPipeline(client, read);
    await client.query("alter table changing add b text default 'new'");
    expect(await runPipeline(client, read)).toEqual([[["1", "new"]]]);
    await client.query("deallocate all");
    expect(await runPipeline(client, read)).toEqual([[["1", "new"]]]);
  });
});

describe("a checked transaction", () => {
  const insert = [sql("insert into t values (5) returning id")];
  const rows = async () => (await runPipeline(client, [sql("select id from t")]))[0];

  it("is kept or undone as the check decides", async () => {
    expect(await runTransaction(client, insert, () => false)).toEqual([[["5"]]]);
    expect(await rows()).toEqual([]);
    expect(await runTransaction(client, insert, (results) => results[0]?.length === 1)).toEqual([
      [["5"]],
    ]);
    expect(await rows()).toEqual([["5"]]);
  });

  it("is undone by an error, also by one that comes with the commit", async () => {
    const failing = [sql("insert into t values (6)"), sql("select 1 / 0")];
    await expect(runTransaction(client, failing, () => true)).rejects.toMatchObject({
      code: "22012",
    });
    await expect(runTransaction(client, insert, () => true)).rejects.toMatchObject({
      code: "23505",
    });
    expect(await rows()).toEqual([["5"]]);
    expect(client.getTransactionStatus()).toBe("I");
  });
});
