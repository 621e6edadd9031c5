import type { Complaint } from "../../testing/log-complaints.ts";
import type { Outcome } from "./exchange.ts";
import type { Shot } from "./shot.ts";

const DETAIL = 400;
/**
 * What the system accepts from a sender at once: with more on its way, an early answer may be lost.
 */
const SENT_AT_ONCE = 64 * 1024;
const INTERNAL_ERROR = 1011;

/** The intended answers of 500 and above, each with its reason; all others are faults. */
const MEANT: readonly ((status: number, text: string) => boolean)[] = [
  // Too many at once: it says when to come back.
  (status, text) => status === 503 && /\r\nretry-after: *\d/i.test(text),
  // docs/api.md: a function ends after a second; PostgREST's status for it is 500.
  (status, text) => status === 500 && text.includes('"code":"57014"'),
  // docs/api.md: no image transformation, resumable uploads or S3. The answer to a HEAD cannot say so.
  (status, text) =>
    status === 501 && (text.includes('"code":"FeatureNotEnabled"') || text.endsWith("\r\n\r\n")),
  // An unsupported HTTP version.
  (status) => status === 505,
];

/** @returns undefined when everything is as it should be. */
export function complaintOn(shot: Shot, outcome: Outcome): Complaint | undefined {
  const { end, statuses, text, ms, sent, bytes, closeCode } = outcome;
  const status = statuses.find((each) => each >= 500);
  if (status !== undefined && !MEANT.some((isMeant) => isMeant(status, text))) {
    return { what: `answers ${status}`, detail: essenceOf(text, status) };
  }
  if (closeCode === INTERNAL_ERROR) return { what: "closes a WebSocket with 1011", detail: "" };
  if (end === "flooded")
    return { what: "answers without end", detail: `${bytes} bytes in ${ms} ms` };
  if (end === "refused") return { what: "refuses a connection", detail: "" };
  if (shot.ending === "abandon") return undefined;
  if (end === "silent")
    return { what: "leaves without an answer", detail: `${bytes} bytes in ${ms} ms` };
  if (end === "closed" && shot.deservesAnswer && sent <= SENT_AT_ONCE) {
    return { what: "hangs up without an answer", detail: `after ${ms} ms` };
  }
  return undefined;
}

/** The body; of several answers, starting with the bad one. */
function essenceOf(text: string, status: number): string {
  const from = text.indexOf(` ${status} `);
  const body = text.slice(Math.max(from, 0)).split("\r\n\r\n")[1] ?? "";
  return (/<title>[^<]*/.exec(body)?.[0] ?? body).slice(0, DETAIL);
}
