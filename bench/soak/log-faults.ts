import { type Complaint, complaintsIn } from "../../testing/log-complaints.ts";
import type { Outages } from "./outages.ts";

/** What `npm start` prints about its start and about a killed server. */
const OF_LAUNCHER = /^(The server ended unexpectedly|Building|Installing)/;
/** A kill explains what could not be reached, but never an uncaught error. */
const UNCAUGHT =
  /"msg":"(?:Uncaught error|The thread of the paid services has failed|A thread has)/;
/** The server notices a kill a little after we know that everything is back. */
const NOTICED_WITHIN_MS = 5000;

/** Errors in the server's log that no kill explains. */
export function faultsInLog(log: string, outages: Outages): Complaint[] {
  const lines = log.split("\n").filter((line) => {
    if (UNCAUGHT.test(line)) return true;
    const [, moment, number] = /"time":(?:"([^"]+)"|(\d+))/.exec(line) ?? [];
    const time = moment === undefined ? Number(number) : Date.parse(moment);
    if (Number.isNaN(time)) return !OF_LAUNCHER.test(line);
    return !outages.met(time - NOTICED_WITHIN_MS, time);
  });
  return complaintsIn(lines.join("\n"));
}
