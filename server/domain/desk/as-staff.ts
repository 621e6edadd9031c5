import type pg from "pg";
import { type StaffArea, type StaffRole, staffRole } from "../../../contracts/desk/staff.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";

/** A member of staff at work: everything they do is one transaction, recorded in their name. */
export type Staff = {
  actor: Actor;
  role: StaffRole;
  /** Its statements run in the role desk_staff: the policies of the tables decide. */
  client: pg.PoolClient;
};

/** Why somebody may not act: they are not staff, lack the second factor, or their role does not allow it. */
export class NotAllowed extends Error {
  override readonly name = "NotAllowed";
  readonly because: "nobody" | "factor" | "role";

  constructor(because: "nobody" | "factor" | "role") {
    super(`Not allowed: ${because}`);
    this.because = because;
  }
}

/**
 * Runs `work` as a member of staff whose role allows the area.
 * @param reason is recorded with every act of the transaction
 * @throws NotAllowed
 */
export async function asStaff<Result>(
  pool: pg.Pool,
  who: { actor: Actor; area: StaffArea; reason?: string },
  work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const { actor, area, reason = "" } = who;
  return transaction(pool, async (client) => {
    await client.query(
      `select set_config('desk.actor', $1, true), set_config('desk.has_shown_factor', $2, true),
              set_config('desk.reason', $3, true)`,
      [actor.userId, actor.hasShownFactor ? "yes" : "no", reason],
    );
    const { rows } = await client.query<{ role: string | null; any: boolean; may: boolean }>(
      `select desk.role() as role, desk.may($1) as may,
              exists (select from desk.staff where user_id = desk.actor()) as any`,
      [area],
    );
    const [found] = rows;
    if (!found?.any) throw new NotAllowed("nobody");
    if (found.role === null) throw new NotAllowed("factor");
    if (!found.may) throw new NotAllowed("role");
    await client.query("set local role desk_staff");
    return work({ actor, role: staffRole.parse(found.role), client });
  });
}

/**
 * Runs what policies leave to the server itself (the ledger, accounts, jobs) in the same transaction;
 * the caller has checked the area.
 */
export async function asServer<Result>(
  { client }: Staff,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  await client.query("reset role");
  const result = await work(client);
  await client.query("set local role desk_staff");
  return result;
}

/** Records an act that changes no row that the database watches. */
export async function noteAct(
  { client }: Staff,
  act: {
    act: string;
    subjectTable?: string;
    subjectId?: string;
    before?: unknown;
    after?: unknown;
    reason?: string;
  },
): Promise<void> {
  await client.query("select desk.note($1, $2, $3, $4, $5, $6)", [
    act.act,
    act.subjectTable ?? null,
    act.subjectId ?? null,
    act.before === undefined ? null : JSON.stringify(act.before),
    act.after === undefined ? null : JSON.stringify(act.after),
    act.reason ?? "",
  ]);
}
