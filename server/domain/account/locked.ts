import type pg from "pg";

/**
 * SQL for whether an account is locked: then nobody is shown its person, nor is its person told about others.
 * @param users the alias of its row of auth.users
 */
export function isLocked(users: string): string {
  return `coalesce(${users}.banned_until > now(), false)`;
}

/**
 * Keeps an account from being locked until the transaction ends.
 * @returns false when it is locked, or gone.
 */
export async function holdUnlocked(client: pg.ClientBase, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from auth.users u where u.id = $1 and not ${isLocked("u")} for share`,
    [userId],
  );
  return rowCount === 1;
}
