import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Actor, owner } from "./actors.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

/** Column names and values of one row. */
export type Row = Record<string, unknown>;

export type Database = {
  /** Runs one statement as the actor. A refused one leaves the test's transaction usable. */
  run(actor: Actor, sql: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
  /** Inserts one row into a table of `public` as the actor, without reading it back. */
  insert(actor: Actor, table: string, row: Row): Promise<void>;
};

/**
 * Gives the calling test file one migrated cluster. Each test runs in a transaction that is rolled
 * back.
 */
export function migratedDatabase(): Database {
  let cluster: MigratedDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    cluster = await openMigratedDatabase();
    client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
  });
  beforeEach(async () => {
    await client.query("begin");
  });
  afterEach(async () => {
    await client.query("rollback");
  });
  afterAll(async () => {
    await client.end();
    await cluster.stop();
  });

  const run: Database["run"] = async (actor, sql, values) => {
    try {
      // In one round trip, because most tests consist of hundreds of small statements. Whoever acts
      // next is set the same way.
      await client.query(`savepoint act; ${become(client, actor)}`);
      return await client.query<Row>(sql, values);
    } catch (error) {
      await client.query("rollback to savepoint act");
      throw error;
    }
  };
  const insert: Database["insert"] = async (actor, table, row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await run(
      actor,
      `insert into public.${table} (${columns.join(", ")}) values (${places.join(", ")})`,
      Object.values(row),
    );
  };
  return { run, insert };
}

/** Reads the first value of the first row, as the owner. */
export function valuesIn(database: Database) {
  return async (sql: string, values: unknown[]): Promise<unknown> => {
    const { rows } = await database.run(owner, sql, values);
    return rows[0] && Object.values(rows[0])[0];
  };
}

/** As the gateway does for a request: claims whole and single, the role last. */
function become(client: pg.Client, { role, claims, desk }: Actor): string {
  const settings = {
    "request.jwt.claims": JSON.stringify(claims),
    "request.jwt.claim.sub": claims.sub ?? "",
    "request.jwt.claim.role": role,
    "desk.actor": desk?.actor ?? "",
    "desk.has_shown_factor": desk?.hasShownFactor ? "yes" : "no",
    role,
  };
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`,
  );
  return `select ${set.join(", ")}`;
}
