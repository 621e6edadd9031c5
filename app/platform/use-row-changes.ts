import type { RealtimeClient } from "@supabase/realtime-js";
import { useEffect, useEffectEvent } from "react";
import type { Database } from "../../contracts/database.ts";

/** Those that are in the publication of changes. */
type Table = Extract<
  keyof Database["public"]["Tables"],
  "checkouts" | "credit_accounts" | "news" | "runs" | "subscriptions"
>;

/**
 * Calls `onChange` with each row that changes, as far as the client may see it, as long as the component
 * stands. Where there is no live connection nothing is called: who needs it asks by the clock as well.
 * @param connect of useBackend: `connect` hears what the person may see, `live` what any visitor may.
 * None: nothing is listened for.
 * @param filter as Realtime takes it, such as `id=eq.…`.
 */
export function useRowChanges(
  connect: (() => Promise<Pick<RealtimeClient, "channel" | "removeChannel">>) | undefined,
  table: Table,
  { filter, event = "*" }: { filter?: string; event?: "INSERT" | "*" },
  onChange: (row: Record<string, unknown>) => unknown,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    // Undefined once the component is gone, before the client came or after.
    let leave: (() => unknown) | undefined = () => undefined;
    connect?.()
      .then((client) => {
        if (!leave) return;
        const channel = client
          .channel(`${table}-${filter ?? "all"}`)
          .on("postgres_changes", { event, schema: "public", table, filter }, (change) =>
            tell(change.new),
          )
          .subscribe();
        leave = () => client.removeChannel(channel);
      })
      .catch((error: unknown) => console.error("Live changes are not available", error));
    return () => {
      leave?.();
      leave = undefined;
    };
  }, [connect, table, filter, event]);
}
