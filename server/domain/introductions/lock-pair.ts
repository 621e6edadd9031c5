import type pg from "pg";

/** The pages of the two sides of an introduction. */
export type Pair = { startupId: string; investorId: string };

/** Until the transaction ends, no other ask or answer between these two is processed. */
export async function lockPair(
  client: pg.ClientBase,
  { startupId, investorId }: Pair,
): Promise<void> {
  await lock(client, `introductions:${startupId}:${investorId}`);
}

/** Until the transaction ends, the person cannot ask anybody else: asks are counted one by one. */
export async function lockAsker(client: pg.ClientBase, userId: string): Promise<void> {
  await lock(client, `introductions:${userId}`);
}

async function lock(client: pg.ClientBase, name: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
}
