import type { Complaint } from "../../testing/log-complaints.ts";
import { type Shot, show } from "./shot.ts";

/** A shot with the data to repeat it. */
export type Attempt = { surface: string; seed: number; index: number; shot: Shot };

export type Finding = Complaint & {
  surface: string;
  /** The shots that cause it; several if that is uncertain. */
  attempts: Attempt[];
  count: number;
};

/** Collects findings, each fault once. */
export function createFindings(onFinding: (finding: Finding) => void = () => undefined) {
  const found = new Map<string, Finding>();
  return {
    add(surface: string, complaint: Complaint, attempts: Attempt[]): void {
      const key = `${surface} ${kindOf(complaint)}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else {
        const finding = { ...complaint, surface, attempts, count: 1 };
        found.set(key, finding);
        onFinding(finding);
      }
    },
    has: (surface: string, complaint: Complaint) => found.has(`${surface} ${kindOf(complaint)}`),
    all: () => [...found.values()],
  };
}

export type Findings = ReturnType<typeof createFindings>;

const JSON_MESSAGE = /"(?:message|error|reason)":"([^"]*)/;

/** Words and codes distinguish faults; numbers, ids and quoted input do not. */
export function kindOf({ what, detail }: Complaint): string {
  const code = /"code":"?(\w+)/.exec(detail)?.[1] ?? "";
  const quoted = detail.startsWith("{") ? detail.replace(/\\"/g, "'") : detail;
  const words = (JSON_MESSAGE.exec(quoted)?.[1] ?? quoted)
    .replace(/(["'`])(?:(?!\1).)*\1/g, "#")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, "#")
    .replace(/\d+/g, "0")
    .replace(/[^ -~]/g, "")
    .slice(0, 70);
  return [what, code, words].join(" | ");
}

/** In a form that a person can repeat. */
export function describeFinding({ surface, what, detail, attempts, count }: Finding): string {
  const times = count > 1 ? ` (${count} times)` : "";
  const lines = attempts
    .slice(0, 3)
    .map(({ seed, index, shot }) => `    seed ${seed}, index ${index}: ${show(shot)}`);
  return [
    `${surface}: the server ${what}${times}`,
    ...(detail ? [`    ${detail}`] : []),
    ...lines,
  ].join("\n");
}
