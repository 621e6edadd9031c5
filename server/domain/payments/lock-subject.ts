import type pg from "pg";

/**
 * Until the transaction ends, nobody else processes notices about the same object: older data never
 * overwrites newer.
 */
export async function lockSubject(client: pg.ClientBase, subject: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `payments:${subject}`,
  ]);
}
