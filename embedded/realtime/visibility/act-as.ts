import pg from "pg";
import type { Identity } from "../../gateway/identity.ts";
import { SubscriptionError } from "../entries/filters.ts";

const STATEMENT_LIMIT_MS = 2_000;

/** The user signed out, or was banned or deleted, while their token was still valid. */
export class SessionEnded extends SubscriptionError {}

/**
 * Runs `work` in a read-only transaction that sees exactly what the identity may see.
 * @param statementMs PostgreSQL's time limit for each statement
 * @throws SessionEnded if the identity is a user whose session has ended
 */
export async function actAs<Result>(
  pool: pg.Pool,
  identity: Identity,
  work: (client: pg.PoolClient) => Promise<Result>,
  statementMs = STATEMENT_LIMIT_MS,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  // When Postgres drops a connection in use between two queries, the error arrives here; unheard,
  // it would end the process. The next query on it rejects.
  const ignore = () => undefined;
  client.on("error", ignore);
  try {
    await requireSession(client, identity);
    await client.query(prologue(identity, statementMs));
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((broken: Error) => {
      failure = broken;
    });
    throw error;
  } finally {
    client.off("error", ignore);
    // A connection that could not even roll back is closed, not reused.
    client.release(failure);
  }
}

/** Checked before each look at rows, as a token outlives its session by up to an hour. */
async function requireSession(client: pg.PoolClient, { role, claims }: Identity): Promise<void> {
  if (role !== "authenticated") return;
  const { rows } = await client.query<{ stands: boolean }>(
    "select auth.session_stands($1, $2) as stands",
    [claims.session_id, claims.sub],
  );
  if (!rows[0]?.stands) throw new SessionEnded("The session has ended");
}

/** One round trip: every value is a literal escaped here, the role one of three words. */
function prologue({ role, claims }: Identity, statementMs: number): string {
  const settings: [string, string][] = [
    ["request.jwt.claims", JSON.stringify(claims)],
    ["request.jwt.claim.sub", typeof claims.sub === "string" ? claims.sub : ""],
    ["request.jwt.claim.role", role],
    ["statement_timeout", String(statementMs)],
    ["timezone", "UTC"],
  ];
  const calls = settings.map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  return `begin read only; set local role ${pg.escapeIdentifier(role)}; select ${calls.join(", ")}`;
}
