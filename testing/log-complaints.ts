/** What is wrong with a server, or with its reaction to something. */
export type Complaint = { what: string; detail: string };

const LOGGED = 1000;
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
  // The statement timeout of the data API: see fuzz/invariants.ts of the acceptance tests.
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
