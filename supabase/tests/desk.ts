import { expect } from "vitest";
import type { StaffRole } from "../../contracts/desk/staff.ts";
import { type Actor, owner } from "./actors.ts";
import { givenAccount } from "./content.ts";
import type { Database } from "./database.ts";

export const NOT_PERMITTED = "42501";

/** Makes an account that belongs to staff. @returns its id. */
export async function givenStaff(database: Database, role: StaffRole): Promise<string> {
  const id = await givenAccount(database);
  await database.run(owner, "insert into desk.staff (user_id, role) values ($1, $2)", [id, role]);
  return id;
}

/**
 * Whether a statement has an effect: not if it is refused, or if its policy lets no row through.
 */
export async function does(
  database: Database,
  actor: Actor,
  sql: string,
  values: unknown[] = [],
): Promise<boolean> {
  try {
    return ((await database.run(actor, sql, values)).rowCount ?? 0) > 0;
  } catch (error) {
    expect(error).toMatchObject({ code: NOT_PERMITTED });
    return false;
  }
}
