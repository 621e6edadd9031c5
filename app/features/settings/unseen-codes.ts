import { useState } from "react";
import { type FailureCode, OperationFailure } from "../../platform/operations.ts";

/** With the person's id, because several people may use this browser. */
const STORAGE_KEY = "benih-unseen-codes-";

/** The operation may have been done. */
const UNSURE: FailureCode[] = ["network", "server_error", "service_unavailable", "request_timeout"];

/**
 * Whether new recovery codes may have been made that nobody has seen. The earlier ones are dead
 * then, and the server, which only counts the new ones, cannot tell: so this browser remembers,
 * until codes have been shown.
 */
export function useUnseenCodes(userId: string) {
  const key = STORAGE_KEY + userId;
  const [areUnseen, setUnseen] = useState(() => isKept(key));
  const tell = (are: boolean) => {
    keep(key, are);
    setUnseen(are);
  };
  return {
    areUnseen,
    /** @throws what the call throws. */
    async during<Made>(make: () => Promise<Made>): Promise<Made> {
      // Before the call: the page may be left during it.
      keep(key, true);
      try {
        const made = await make();
        tell(false);
        return made;
      } catch (error) {
        tell(areUnseen || !(error instanceof OperationFailure) || UNSURE.includes(error.code));
        throw error;
      }
    },
  };
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** A browser that refuses storage remembers it as long as the page is open. */
function keep(key: string, is: boolean): void {
  try {
    if (is) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {}
}
