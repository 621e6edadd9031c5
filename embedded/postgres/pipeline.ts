import type pg from "pg";
import { PreparedStatements, type Statement } from "./prepared-statements.ts";

/** A row in PostgreSQL's text format: one text (or null) per column. */
export type Row = readonly (string | null)[];

const STALE_PLAN = "0A000";
const UNKNOWN_STATEMENT = "26000";

/**
 * Runs statements in one round trip and one implicit transaction: between two Syncs PostgreSQL
 * commits all of them or none, and what was `set local` (or `set_config(…, true)`) ends with it.
 * Answers the rows of each statement. Rejects with the server's error, or with the connection's.
 *
 * (`pg`'s own `pipeline` option sends a Sync after every query, so each would be its own
 * transaction.)
 */
export async function runPipeline(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<Row[][]> {
  return withFreshPlans(client, () => submit(client, statements));
}

/**
 * The same in an explicit transaction, for results that must be checked first: `keep` sees the rows
 * and decides between commit and rollback. Two round trips.
 */
export async function runTransaction(
  client: pg.PoolClient,
  statements: readonly Statement[],
  keep: (results: Row[][]) => boolean,
): Promise<Row[][]> {
  return withFreshPlans(client, async () => {
    let results: Row[][];
    try {
      results = (await submit(client, [command("begin"), ...statements])).slice(1);
    } catch (error) {
      await submit(client, [command("rollback")]);
      throw error;
    }
    await submit(client, [command(keep(results) ? "commit" : "rollback")]);
    return results;
  });
}

function command(text: string): Statement {
  return { text, values: [] };
}

function submit(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    // The protocol ends a text at NUL and would read the rest as the next message.
    if (statements.some(({ text }) => text.includes("\0"))) {
      throw new TypeError("A statement's text must not hold NUL");
    }
    client.query(new Pipeline(statements, resolve, reject));
  });
}

/** After DDL a cached plan can be refused; nothing was committed then, so one retry is safe. */
async function withFreshPlans<T>(client: pg.PoolClient, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    PreparedStatements.of(client.connection).forgetAll();
    return run();
  }
}

function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return (
    error.code === UNKNOWN_STATEMENT ||
    (error.code === STALE_PLAN && error.message.startsWith("cached plan"))
  );
}

/** Gets node-postgres's callbacks while it reads the answers to one submission. */
class Pipeline {
  readonly #statements: readonly Statement[];
  readonly #resolve: (results: Row[][]) => void;
  readonly #reject: (error: Error) => void;
  readonly #results: Row[][] = [];
  #current: Row[] = [];
  #prepared: PreparedStatements | undefined;

  constructor(
    statements: readonly Statement[],
    resolve: (results: Row[][]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    const prepared = PreparedStatements.of(connection);
    this.#prepared = prepared;
    connection.stream.cork();
    prepared.begin(connection);
    for (const statement of this.#statements) {
      const values = [...statement.values];
      connection.bind({ statement: prepared.name(connection, statement), values }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow(message: { fields: Row }): void {
    this.#current.push(message.fields);
  }

  handleCommandComplete(): void {
    this.#results.push(this.#current);
    this.#current = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#results);
  }

  handleError(error: Error): void {
    this.#prepared?.failed(this.#statements.slice(this.#results.length));
    this.#reject(error);
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}

  handleCopyInResponse(connection: pg.Connection): void {
    // Nothing here sends COPY data; ending the message stream makes the server refuse the COPY.
    connection.sync();
  }
}
