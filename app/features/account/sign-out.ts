import type { Client } from "../../platform/backend-context.tsx";
import { SESSION_KEY_PATTERN } from "../../platform/early-state.ts";

/** A part of a session, also in the format of older clients (spec §4). */
function isAuthToken(key: string): boolean {
  return SESSION_KEY_PATTERN.test(key) || key.includes("supabase.auth.token");
}

/** What is stored under a name that begins so goes with the session: the next person at this device must not read it. */
export const OF_SESSION = "benih-form-";

/** A form whose input signing out would discard. */
type Guard = {
  /** Sends what was typed to the account; once the session is forgotten, only waits for pending requests. */
  flush(): Promise<unknown>;
  /** Whether the account has all of it, or the person gives up the rest. */
  mayLeave(): Promise<boolean>;
};

const guards = new Set<Guard>();

/**
 * Has a form asked before its person is signed out.
 * @returns a function that ends this.
 */
export function beforeSignOut(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** A server that does not answer must not keep a person signed in here. */
const LONGEST_MS = 5000;

/**
 * Ends this device's session (spec §4): on the server and in local storage, then reloads the home
 * page. If the server or the storage fails, that is logged, and the person is signed out here
 * anyway.
 */
export async function signOut(connect: () => Promise<Client>): Promise<void> {
  for (const { flush, mayLeave } of guards) {
    await atMost(LONGEST_MS, flush());
    if (!(await mayLeave())) return;
  }
  // From here on nothing is sent: it would arrive after the session's end.
  forgotten = true;
  await atMost(LONGEST_MS, Promise.all([...guards].map(({ flush }) => flush())));
  const ended = endOnServer(connect).catch((error: unknown) =>
    console.warn("The server could not end the session", error),
  );
  await atMost(LONGEST_MS, ended);
  forgetSession();
  location.assign("/");
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}

let forgotten = false;

/** Whether the session is ending: the page is about to be left, and must not store or send anything. */
export function isForgotten(): boolean {
  return forgotten;
}

/**
 * Removes the session and everything typed during it from this browser. The page must be left next.
 */
export function forgetSession(): void {
  forgotten = true;
  try {
    for (const key of Object.keys(localStorage)) {
      if (isAuthToken(key) || key.startsWith(OF_SESSION)) localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn("The saved session could not be removed", error);
  }
}

async function endOnServer(connect: () => Promise<Client>): Promise<void> {
  const client = await connect();
  // The library's default would end the sessions on the person's other devices as well.
  const { error } = await client.auth.signOut({ scope: "local" });
  if (error) throw error;
}
