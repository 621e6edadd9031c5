import { useState } from "react";
import { type Failure, failureFrom } from "./failure.ts";

/**
 * Does what a form asks for: busy meanwhile, and `failure` says why it was not done; being offline is
 * `network`. Without React Hook Form, which a page to read is spared.
 * @param tellFields tells what is about fields beside them. @returns whether that was all.
 */
export function useAttempt(tellFields?: (refused: Failure) => boolean) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const attempt = async (task: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      await task();
    } catch (thrown) {
      const refused = failureFrom(thrown);
      if (refused !== thrown) console.error("A form could not be sent", thrown);
      if (!tellFields?.(refused)) setFailure(refused);
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, failure, forgetFailure: () => setFailure(undefined) };
}
