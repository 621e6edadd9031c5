import type pg from "pg";

/**
 * Keeps accounts from being deleted until the transaction ends. Must come before locking any rows of
 * a person: a deletion begins with the account, and the two would otherwise deadlock.
 * @returns false when one of them is gone.
 */
export async function holdAccounts(
  client: pg.ClientBase,
  ...userIds: readonly string[]
): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from auth.users where id = any ($1) order by id for key share",
    [userIds],
  );
  return rowCount === userIds.length;
}
