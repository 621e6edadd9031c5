import type { Log } from "../embedded/log.ts";

/** What a person at the command line should know; the ordinary course is not reported. */
export const reportToOperator: Log = (level, message, details) => {
  if (level !== "info") console.error(message, details ?? "");
};
