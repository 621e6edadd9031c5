import { PostgrestClient } from "@supabase/postgrest-js";
import { z } from "zod";
import type { Database } from "../../contracts/database.ts";
import type { PublicBackendAddress, Reader } from "./backend-context.tsx";

const schema = z.object({
  SUPABASE_URL: z.string(),
  /** Where the server itself reaches the project. */
  SUPABASE_INNER_URL: z.string(),
  SUPABASE_PUBLISHABLE_KEY: z.string(),
  PUBLIC_URL: z.string(),
});

let read: z.infer<typeof schema> | undefined;

/** The composition root has put the running backend's address into the environment by now. */
function environment() {
  read ??= schema.parse(process.env);
  return read;
}

/** What the browser may know of the backend. */
export function publicBackendAddress(): PublicBackendAddress {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, PUBLIC_URL } = environment();
  return { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY, siteUrl: PUBLIC_URL };
}

let reader: Reader | undefined;
// Once more, at once: a connection that was kept may have been closed a moment before.
let reading: typeof fetch = (input, init) => fetch(input, init).catch(() => fetch(input, init));

/** Where the server has a shorter way to the data than HTTP. */
export function readBy(fetching: typeof fetch): void {
  reading = fetching;
}

/** Reads as any visitor does, with the publishable key: what is not public cannot get into a page. */
export function visitorReader(): Reader {
  const { SUPABASE_INNER_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  reader ??= new PostgrestClient<Database>(`${SUPABASE_INNER_URL}/rest/v1`, {
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
    // By itself it tries for seconds, and a page that waits keeps others from being rendered.
    retry: false,
    fetch: (input, init) => reading(input, init),
  });
  return reader;
}
