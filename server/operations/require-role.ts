import type pg from "pg";
import type { Role } from "../../contracts/accounts.ts";
import type { Actor } from "../domain/account/actor.ts";
import { readRole } from "../domain/account/read-role.ts";
import { OperationError } from "./operation-error.ts";

export function roleNotChosen(): OperationError {
  return new OperationError("permission_denied", "Choose a role first.");
}

/**
 * The person's role.
 * @throws OperationError permission_denied until it is chosen.
 */
export async function requireRole(pool: pg.Pool, actor: Actor): Promise<Role> {
  const role = await readRole(pool, actor);
  if (!role) throw roleNotChosen();
  return role;
}
