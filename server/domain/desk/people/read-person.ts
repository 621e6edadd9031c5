import type { DeskPerson } from "../../../../contracts/desk/people.ts";
import { asServer, type Staff } from "../as-staff.ts";
import { mayActOn } from "./known-person.ts";
import { noteReading } from "./note-reading.ts";
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
