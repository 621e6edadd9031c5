import type { IncomingMessage } from "node:http";
import pg from "pg";
import { type Identity, ROLE_TIMEOUTS, type Role } from "../gateway/identity.ts";

/** The service itself, bypassing every policy: only where no caller has a say. */
export const SERVICE: Identity = { role: "service_role", claims: { role: "service_role" } };

/** The transaction's user and operation; policies may read both. */
export type Actor = { identity: Identity; operation: string; request?: IncomingMessage };

export type Transaction = {
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
  /** The same past every policy; the caller's role is back afterwards. */
  queryAsService<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
};

/** The connection was lost during commit: whether the rows were kept is unknown. */
export class CommitInDoubt extends Error {
  override readonly name = "CommitInDoubt";
}

/** Runs `work` in one transaction that may do exactly what the actor may do. */
export async function transact<Result>(
  pool: pg.Pool,
  actor: Actor,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, actor, work, "commit");
}

/**
 * Runs `work` to find out whether the actor may do it, and rolls it back. Rejects when they may
 * not.
 */
export async function rehearse(
  pool: pg.Pool,
  actor: Actor,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  await inTransaction(pool, actor, work, "rollback");
}

async function inTransaction<Result>(
  pool: pg.Pool,
  actor: Actor,
  work: (transaction: Transaction) => Promise<Result>,
  end: "commit" | "rollback",
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // When Postgres drops a connection in use between two queries, the error arrives here; unheard,
  // it would end the process. The next query on it rejects.
  const ignore = () => undefined;
  client.on("error", ignore);
  try {
    await client.query(prologue(actor));
    const result = await work(transactionOn(client, actor.identity.role));
    await (end === "commit" ? commit(client) : client.query(end));
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off("error", ignore);
    // A connection that could not even roll back is closed, not reused.
    client.release(broken);
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("commit");
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity === "ERROR") throw error;
    throw new CommitInDoubt(String(error), { cause: error });
  }
}

function transactionOn(client: pg.PoolClient, role: Role): Transaction {
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    async queryAsService<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
      await client.query(`set local role ${pg.escapeIdentifier(SERVICE.role)}`);
      const { rows } = await client.query<Row>(text, values);
      await client.query(`set local role ${pg.escapeIdentifier(role)}`);
      return rows;
    },
  };
}

/** One round trip: every value is a literal escaped here, the role one of three words. */
function prologue({ identity: { role, claims }, operation, request }: Actor): string {
  const settings: [string, string][] = [
    ["request.jwt.claims", JSON.stringify({ ...claims, role })],
    ["request.jwt.claim.sub", typeof claims.sub === "string" ? claims.sub : ""],
    ["request.jwt.claim.role", role],
    ["request.method", request?.method ?? ""],
    ["request.path", request?.url?.split("?")[0] ?? ""],
    ["request.headers", JSON.stringify(request?.headers ?? {})],
    ["storage.operation", operation],
    ["storage.allow_delete_query", "true"],
    ["statement_timeout", ROLE_TIMEOUTS[role]],
    ["timezone", "UTC"],
  ];
  const calls = settings.map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  return `begin; set local role ${pg.escapeIdentifier(role)}; select ${calls.join(", ")}`;
}
