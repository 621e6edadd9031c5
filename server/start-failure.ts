import { BackendError } from "../embedded/backend-error.ts";
import { SettingsError } from "./env.ts";

/** The server cannot start, for a reason that a person can mend; the message is one line. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** Says in one clear line why the server did not start, and ends with a failure. */
export function explainAndExit(error: unknown): never {
  const known =
    error instanceof StartFailure ||
    error instanceof SettingsError ||
    error instanceof BackendError;
  if (known) console.error(`Benih did not start: ${error.message}`);
  else if (hasCode(error, "ENOSPC")) {
    console.error("Benih did not start: the disk is full. Free some space, then start again.");
  } else console.error("Benih did not start:", error);
  process.exit(1);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
