import type { Log } from "../embedded/log.ts";

/** What a person at a command should know; what goes as planned is not said. */
export const reportToOperator: Log = (level, message, details) => {
  if (level !== "info") console.error(message, details ?? "");
};
