import { asServer, noteAct, type Staff } from "../as-staff.ts";

/** Records that somebody's page was read, at most once an hour. */
export async function noteReading(staff: Staff, userId: string): Promise<void> {
  const isKnown = await asServer(staff, async (client) => {
    // Two tabs that open it at the same moment count as one reading.
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `person.read:${staff.actor.userId}:${userId}`,
    ]);
    const { rowCount } = await client.query(
      `select from desk.audit
        where act = 'person.read' and subject_table = 'auth.users' and subject_id = $1
          and actor = $2 and at > now() - interval '1 hour' limit 1`,
      [userId, staff.actor.userId],
    );
    return rowCount === 1;
  });
  if (isKnown) return;
  await noteAct(staff, { act: "person.read", subjectTable: "auth.users", subjectId: userId });
}
