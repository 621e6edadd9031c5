import type { Client } from "../../platform/backend-context.tsx";

/** Whether local storage keeps a part of a session under this key (spec §4). */
function isAuthToken(key: string): boolean {
  return (
    (key.startsWith("sb-") && key.endsWith("-auth-token")) || key.includes("supabase.auth.token")
  );
}

/**
 * Ends the session (spec §4): on the server, in local storage, then a full reload of the home page.
 * A server or a storage that fails is logged, and the person is signed out here all the same.
 */
export async function signOut(connect: () => Promise<Client>): Promise<void> {
  try {
    const client = await connect();
    const { error } = await client.auth.signOut();
    if (error) console.warn("The server could not end the session", error);
  } catch (error) {
    console.warn("The server could not end the session", error);
  }
  forgetSession();
  location.assign("/");
}

/** Removes what this browser keeps of a session. */
export function forgetSession(): void {
  try {
    for (const key of Object.keys(localStorage)) if (isAuthToken(key)) localStorage.removeItem(key);
  } catch (error) {
    console.warn("The saved session could not be removed", error);
  }
}
