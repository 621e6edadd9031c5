import { innerBackendAddress } from "../../platform/backend-address.server.ts";
import { type OfferedProvider, readProviders } from "./offered-providers.ts";

const KEPT_MS = 60_000;
/** A page without them is better than one that waits: the browser asks then. */
const LIMIT_MS = 1_000;

let known: { offered: OfferedProvider[]; until: number } | undefined;
let asking: Promise<void> | undefined;

/**
 * The sign-in providers for the first paint: buttons that appeared later would move what somebody
 * is about to press. Known ones are returned at once, and asked for again in the background.
 * @returns undefined until the auth service has answered.
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
    // A late answer is not a fault but a busy machine, and the browser asks then.
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    if (!isLate) console.error("The sign-in providers could not be read", error);
  } finally {
    asking = undefined;
  }
}
