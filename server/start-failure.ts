/** The server cannot start, for a reason that a person can fix; the message is one line. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/**
 * Says in one clear line why the server did not start, and ends with a failure.
 * @param known the errors whose messages are meant for people
 */
export function explainAndExit(error: unknown, known: (new (message: string) => Error)[]): never {
  if ([StartFailure, ...known].some((kind) => error instanceof kind) && error instanceof Error) {
    console.error(`Benih did not start: ${error.message}`);
  } else if (DISK_FULL.some((code) => hasCode(error, code))) {
    console.error("Benih did not start: the disk is full. Free some space, then start again.");
  } else {
    console.error("Benih did not start:", error);
  }
  process.exit(1);
}

/** The system's code, and PostgreSQL's. */
const DISK_FULL = ["ENOSPC", "53100"];

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
