import { innerBackendAddress } from "../../platform/backend-address.server.ts";
import { type OfferedProvider, readProviders } from "./offered-providers.ts";

const KEPT_MS = 60_000;
/** Rather a page without them than one that waits: the browser asks then. */
const LIMIT_MS = 1_000;

let known: { offered: OfferedProvider[]; until: number } | undefined;
let asking: Promise<void> | undefined;

/**
 * The sign-in providers for the page as it is first painted: buttons that came later would move what
 * somebody is about to press. What is known is given at once, and asked again behind it.
 * @returns undefined as long as the auth service has not answered.
 */
export async function knownProviders(): Promise<OfferedProvider[] | undefined> {
  if (known === undefined || known.until <= Date.now()) {
    asking ??= ask();
    if (known === undefined) await asking;
  }
  return known?.offered;
}

async function ask(): Promise<void> {
  try {
    const offered = await readProviders(innerBackendAddress(), AbortSignal.timeout(LIMIT_MS));
    known = { offered, until: Date.now() + KEPT_MS };
  } catch (error) {
    // Late is no fault: a busy machine is, and the browser asks then.
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    if (!isLate) console.error("The sign-in providers could not be read", error);
  } finally {
    asking = undefined;
  }
}
