import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../contracts/database.ts";
import { tellSessionRefused } from "./refused-session.ts";

/** How long the auth service may take: sending a mail is its slowest task. */
const AUTH_LIMIT_MS = 20_000;

/**
 * The whole client. Loaded when first asked for (backend-context.tsx).
 * @param session `apart`: it starts without one, and does not touch this browser's.
 */
export function createBackendClient(
  url: string,
  publishableKey: string,
  session: "kept" | "apart" = "kept",
): SupabaseClient<Database> {
  const isKept = session === "kept";
  return createClient<Database>(url, publishableKey, {
    auth: {
      persistSession: isKept,
      autoRefreshToken: isKept,
      ...(isKept ? {} : { storageKey: "benih-apart" }),
      // features/account/auth-link.ts reads the addresses of mails and providers, in both flows.
      detectSessionInUrl: false,
    },
    global: { fetch: limitedFetch },
  });
}

/**
 * Gives up when the auth service does not answer, as a gateway would (504): supabase-js itself
 * waits forever. Everything else may take its time: files are large.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.includes("/auth/v1/")) {
    const answer = await fetch(input, init);
    if (answer.status === 401) tellSessionRefused();
    return answer;
  }
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), AUTH_LIMIT_MS);
  try {
    return await fetch(input, { ...init, signal: limit.signal });
  } catch (error) {
    if (limit.signal.aborted) return new Response("{}", { status: 504 });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
