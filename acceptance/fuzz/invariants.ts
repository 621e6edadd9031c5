import type { Outcome } from "./exchange.ts";
import type { Shot } from "./shot.ts";

/** What is wrong with the server's reaction to a shot. */
export type Complaint = { what: string; detail: string };

const DETAIL = 400;
const LOGGED = 1000;
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

const ERROR_LEVEL = 50;
/** A line of a stack, or of a value that was printed over several. */
const CONTINUES = /^[\s}\])]/;
export const PRINTS = "prints past its log";

/** Faults in the log: lines at level error, and output that bypassed the log. */
export function complaintsIn(log: string): Complaint[] {
  const lines = log.split("\n").filter((line) => line.trim() !== "");
  const complaints: Complaint[] = [];
  let printed: string[] = [];
  const endPrinted = () => {
    if (printed.length > 0)
      complaints.push({ what: PRINTS, detail: printed.join(" ⏎ ").slice(0, LOGGED) });
    printed = [];
  };
  for (const line of lines) {
    const entry = parse(line);
    if (entry || !CONTINUES.test(line)) endPrinted();
    if (!entry) printed.push(line.trim());
    else if (Number(entry.level) >= ERROR_LEVEL && !isExplained(entry)) {
      const { level, time, msg, ...more } = entry;
      complaints.push({
        what: "logs an error",
        detail: `${String(msg)} ${JSON.stringify(more)}`.replaceAll("\n", " ⏎ ").slice(0, LOGGED),
      });
    }
  }
  endPrinted();
  return complaints;
}

function isExplained({ msg, code }: Record<string, unknown>): boolean {
  // The statement timeout of the data API: see `MEANT`.
  if (msg === "data: request failed" && code === "57014") return true;
  // Some shots sign notices as strangers would.
  if (msg === "A payment notice is not signed with our secret") return true;
  // Some shots say that they came through a proxy, which this server does not trust.
  return String(msg).includes("TRUST_PROXY is off");
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
