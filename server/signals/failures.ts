import { currentRequestId } from "./request-id.ts";
import { scrub } from "./scrub.ts";
import { type Failure, signal } from "./signal.ts";

/**
 * Reports a fault that somebody should look into, without anything that people wrote: the error's type, its message
 * without quoted words, addresses and long numbers, and the place in our code.
 */
export function reportFailure(error: unknown, about: Pick<Failure, "part" | "name">): void {
  const { part, name } = about;
  const request = currentRequestId();
  signal({
    kind: "failure",
    failure: {
      part,
      ...(name !== undefined && { name }),
      type: error instanceof Error ? error.name : typeof error,
      message: scrub(error instanceof Error ? error.message : String(error)),
      stack: error instanceof Error ? framesOf(error) : "",
      ...(request !== undefined && { request }),
    },
  });
}

/** Without the message, which comes first in a stack and may have lines of its own. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
