import { asServer, NotAllowed, type Staff } from "../as-staff.ts";

/** A person on whose account a member of staff works. */
export type KnownPerson = { userId: string; email: string };

type Row = KnownPerson & { isStaff: boolean };

/** Undefined if there is nobody with that id. */
async function readKnown(staff: Staff, userId: string): Promise<Row | undefined> {
  const { rows } = await asServer(staff, (client) =>
    client.query<Row>(
      `select u.id as "userId", coalesce(u.email, '') as email,
              exists (select from desk.staff s where s.user_id = u.id) as "isStaff"
         from auth.users u where u.id = $1 and u.deleted_at is null`,
      [userId],
    ),
  );
  return rows[0];
}

/**
 * Nobody acts on their own account, and only administrators on those of staff: otherwise support could
 * give itself credits, or lock out its supervisors.
 */
export function mayActOn({ actor, role }: Staff, person: Pick<Row, "userId" | "isStaff">): boolean {
  return person.userId !== actor.userId && (!person.isStaff || role === "administrator");
}

/**
 * The person to act on; undefined if there is none with that id.
 * @throws NotAllowed
 */
export async function personToActOn(
  staff: Staff,
  userId: string,
): Promise<KnownPerson | undefined> {
  const known = await readKnown(staff, userId);
  if (known && !mayActOn(staff, known)) throw new NotAllowed("role");
  return known && { userId: known.userId, email: known.email };
}
