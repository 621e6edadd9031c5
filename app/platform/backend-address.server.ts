import { PostgrestClient } from "@supabase/postgrest-js";
import { z } from "zod";
import type { Database } from "../../contracts/database.ts";
import type { PublicBackendAddress, Reader } from "./backend-context.tsx";

const schema = z.object({
  SUPABASE_URL: z.string(),
  /** The project's address for the server itself. */
  SUPABASE_INNER_URL: z.string(),
  SUPABASE_PUBLISHABLE_KEY: z.string(),
  PUBLIC_URL: z.string(),
});

/** Set by the composition root; the key changes when keys are rotated. */
function environment() {
  return schema.parse(process.env);
}

/** The part of the backend's address that the browser may know. */
export function publicBackendAddress(): PublicBackendAddress {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, PUBLIC_URL } = environment();
  return { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY, siteUrl: PUBLIC_URL };
}

/** Where the server itself sends requests, with the browsers' key. */
export function innerBackendAddress(): Pick<PublicBackendAddress, "url" | "publishableKey"> {
  const { SUPABASE_INNER_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  return { url: SUPABASE_INNER_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY };
}

let reader: { key: string; client: Reader } | undefined;
// One immediate retry: the server may just have closed a kept-alive connection.
let reading: typeof fetch = (input, init) => fetch(input, init).catch(() => fetch(input, init));

/** For a server with a shorter way to the data than HTTP. */
export function readBy(fetching: typeof fetch): void {
  reading = fetching;
}

/** Reads as a visitor, with the publishable key: nothing private can get into a page. */
export function visitorReader(): Reader {
  const { url, publishableKey: key } = innerBackendAddress();
  if (reader?.key !== key) {
    const client = new PostgrestClient<Database>(`${url}/rest/v1`, {
      headers: { apikey: key },
      // The default retries take seconds, and a waiting page delays the rendering of others.
      retry: false,
      fetch: (input, init) => reading(input, init),
    });
    reader = { key, client };
  }
  return reader.client;
}
