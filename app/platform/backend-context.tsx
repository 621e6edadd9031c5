import type { PostgrestClient } from "@supabase/postgrest-js";
import type { RealtimeClient } from "@supabase/realtime-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useMemo } from "react";
import type { Database } from "../../contracts/database.ts";

export type PublicBackendAddress = { url: string; publishableKey: string; siteUrl: string };

export type Client = SupabaseClient<Database>;
export type Reader = PostgrestClient<Database>;

type Backend = {
  address: PublicBackendAddress;
  siteUrl: string;
  /** The whole client, for people with a session. It weighs 56 kB: most readers never load it. */
  connect(): Promise<Client>;
  /** The same client, once something has asked for it. */
  connected: Promise<Client>;
  /** Only its data part, reading as a visitor. */
  read(): Promise<Reader>;
  /** Only its realtime part, receiving what a visitor may. */
  live(): Promise<RealtimeClient>;
};

const BackendContext = createContext<Backend | null>(null);

export function BackendProvider(props: { address: PublicBackendAddress; children: ReactNode }) {
  const { url, publishableKey, siteUrl } = props.address;
  const value = useMemo(() => {
    let tellConnected: (client: Client) => void;
    return {
      address: { url, publishableKey, siteUrl },
      siteUrl,
      connected: new Promise<Client>((resolve) => {
        tellConnected = resolve;
      }),
      connect: once(async () => {
        const { createBackendClient } = await import("./backend-client.ts");
        const client = createBackendClient(url, publishableKey);
        tellConnected(client);
        return client;
      }),
      read: once(async () => {
        const { PostgrestClient } = await import("@supabase/postgrest-js");
        return new PostgrestClient<Database>(`${url}/rest/v1`, {
          headers: { apikey: publishableKey },
        });
      }),
      live: once(async () => {
        const { RealtimeClient } = await import("@supabase/realtime-js");
        return new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, {
          params: { apikey: publishableKey },
        });
      }),
    };
  }, [url, publishableKey, siteUrl]);
  return <BackendContext value={value}>{props.children}</BackendContext>;
}

export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error("No backend around this component");
  return backend;
}

/** One client per page; a failed load (offline) is tried again on the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
