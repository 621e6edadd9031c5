import type pg from "pg";

/** The id of a person's account of credits, opened on first use. */
export async function creditAccount(
  client: pg.ClientBase | pg.Pool,
  userId: string,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>("select internal.credit_account($1) as id", [
    userId,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("No account of credits could be opened.");
  return id;
}
