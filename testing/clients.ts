import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { ServerAddress } from "./running-server.ts";

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** Like any browser: with the publishable key. */
export function visitor(server: ServerAddress): SupabaseClient {
  return createClient(server.url, server.publishableKey, { auth });
}

/** Like a signed-in person's browser: the publishable key and the person's token. */
export function signedIn(server: ServerAddress, token: string): SupabaseClient {
  return createClient(server.url, server.publishableKey, { accessToken: async () => token });
}

/** Like the operator's own programs: with the secret key. */
export function operator(server: ServerAddress): SupabaseClient {
  return createClient(server.url, server.secretKey, { auth });
}
