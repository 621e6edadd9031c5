import type pg from "pg";

/**
 * Until the transaction ends, nobody else follows what the gateway tells of the same object: what
 * was read of it earlier is never written over what was read later.
 */
export async function lockSubject(client: pg.ClientBase, subject: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `payments:${subject}`,
  ]);
}
