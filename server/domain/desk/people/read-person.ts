import type { DeskPerson } from "../../../../contracts/desk/people.ts";
import { asServer, noteAct, type Staff } from "../as-staff.ts";
import { mayActOn } from "./known-person.ts";
import { readAccount, readSessions } from "./read-account.ts";
import { readMoney } from "./read-money.ts";
import { readFiles, readMails, readRuns } from "./read-work.ts";

/** All that support needs to help a person; undefined if there is nobody with that id. The reading is noted. */
export async function readPerson(staff: Staff, userId: string): Promise<DeskPerson | undefined> {
  const person = await asServer(staff, async (client) => {
    const account = await readAccount(client, userId);
    if (!account) return undefined;
    return {
      account,
      mayAct: mayActOn(staff, { userId, isStaff: account.staffRole !== null }),
      sessions: await readSessions(client, userId),
      runs: await readRuns(client, userId),
      credits: await readMoney(client, userId),
      mails: await readMails(client, userId),
      files: await readFiles(client, userId),
    };
  });
  if (person) await noteReading(staff, userId);
  return person;
}

/** Writes down that somebody's page was read: once an hour, however often it is looked at. */
async function noteReading(staff: Staff, userId: string): Promise<void> {
  const isKnown = await asServer(staff, async (client) => {
    // Two tabs that open it in the same moment are one reading.
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
