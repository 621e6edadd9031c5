import type { Readable } from "node:stream";

const READY = "database system is ready to accept connections";
const KEPT = 2000;

/**
 * Follows PostgreSQL's output.
 * @returns `ready`, which resolves once it accepts connections, and the newest 2,000 characters.
 */
export function followMessages(messages: Readable): { ready: Promise<void>; tail(): string } {
  let tail = "";
  const ready = new Promise<void>((resolve) => {
    messages.setEncoding("utf8").on("data", (chunk: string) => {
      const said = tail + chunk;
      // Checked before it is shortened, as waiting clients may fill a whole chunk at once.
      if (said.includes(READY)) resolve();
      tail = said.slice(-KEPT);
    });
  });
  return { ready, tail: () => tail };
}
