import { writeSync } from "node:fs";

/** Where a bounded process says what it has to say (run-bounded.ts). */
const ANSWER = 3;

/** Says a line to whoever started this process, whole before it returns. */
export function tellParent(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  // The pipe takes what it has room for.
  while (rest.length > 0) rest = rest.subarray(writeSync(ANSWER, rest));
}
