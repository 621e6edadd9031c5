import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Resolves when a forked server says that it is up; rejects if it ends first, with its reason on stderr. */
export async function untilRunning(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(() => {
    throw new Error("The server did not start; see the reason above.");
  });
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => undefined);
}

/** Asks a child to end and waits until it has, if it has not ended before. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
