import type { RealtimeClient } from "@supabase/realtime-js";
import { useEffect, useEffectEvent } from "react";
import type { Database } from "../../contracts/database.ts";
import { persistently } from "./page-loads.ts";

/** The tables in the publication of changes. */
type Table = Extract<
  keyof Database["public"]["Tables"],
  "checkouts" | "credit_accounts" | "introductions" | "news" | "runs" | "subscriptions"
>;

/**
 * Calls `onChange` with each changed row that the client may see, while the component is mounted.
 * Without a live connection nothing is called, so callers that need the change also poll.
 * @param connect of useBackend: `connect` receives what the person may see, `live` what any visitor
 * may. Undefined: does not listen.
 * @param filter in Realtime's syntax, such as `id=eq.…`.
 */
export function useRowChanges(
  connect: (() => Promise<Pick<RealtimeClient, "channel" | "removeChannel">>) | undefined,
  table: Table,
  { filter, event = "*" }: { filter?: string; event?: "INSERT" | "*" },
  onChange: (row: Record<string, unknown>) => unknown,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!connect) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Its code may be requested while there is no connection.
    persistently(connect, { signal, inBackground: true })
      .then((client) => {
        if (signal.aborted) return;
        const channel = client
          .channel(`${table}-${filter ?? "all"}`)
          .on("postgres_changes", { event, schema: "public", table, filter }, (change) =>
            tell(change.new),
          )
          .subscribe();
        signal.addEventListener("abort", () => void client.removeChannel(channel));
      })
      .catch((error: unknown) => {
        if (!signal.aborted) console.error("Live changes are not available", error);
      });
    return () => leaving.abort();
  }, [connect, table, filter, event]);
}
