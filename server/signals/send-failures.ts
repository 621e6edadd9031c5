import type { Logger } from "../log.ts";
import { type SentryAddress, sendToSentry } from "./sentry.ts";
import { hearSignals } from "./signal.ts";

/** Sends faults of all threads to Sentry. @returns waits for those being sent, and stops. */
export function sendFailures(
  address: SentryAddress,
  about: { version: string; root: string; env: { PUBLIC_URL: string }; log: Logger },
): () => Promise<void> {
  const { version, root, env, log } = about;
  const environment = new URL(env.PUBLIC_URL).hostname;
  const sentry = sendToSentry(address, { version, environment, root }, (reason) =>
    log.warn({ reason }, "A fault could not be sent to Sentry; it is only in this log"),
  );
  const stop = hearSignals((told) => {
    if (told.kind === "failure") sentry.take(told.failure);
  });
  return async () => {
    stop();
    await sentry.sent();
  };
}
