import { useState } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { notify } from "../../app/platform/notify.ts";

/**
 * How the desk does what somebody presses: it is busy with it until it is over, and says why it
 * failed, as a notice unless the screen has a place for it.
 */
export function useDoing<What extends string>() {
  const sayFailure = useSayFailure();
  const [doing, setDoing] = useState<What>();
  const attempt = async (
    what: What,
    task: () => Promise<unknown>,
    onFailure?: (thrown: unknown, said: string) => unknown,
  ): Promise<void> => {
    setDoing(what);
    try {
      await task();
    } catch (thrown) {
      const said = sayFailure(thrown);
      if (onFailure) await onFailure(thrown, said);
      else void notify("error", said);
    } finally {
      setDoing(undefined);
    }
  };
  return { /** What is under way. */ doing, attempt };
}
