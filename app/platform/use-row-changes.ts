import { useEffect, useRef } from "react";
import type { Database } from "../../contracts/database.ts";
import { useBackend } from "./backend-context.tsx";

/** Those of a person's rows that are in the publication of changes. */
type Table = Extract<
  keyof Database["public"]["Tables"],
  "checkouts" | "credit_accounts" | "runs" | "subscriptions"
>;

/**
 * Calls `onChange` when a row of the person's changes, as long as the component stands. Where there
 * is no live connection nothing is called: who needs it asks by the clock as well.
 * @param filter as Realtime takes it, such as `id=eq.…`; none: any of the person's rows.
 */
export function useRowChanges(
  table: Table,
  { filter, isOn = true }: { filter?: string; isOn?: boolean },
  onChange: () => unknown,
): void {
  const { connect } = useBackend();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (!isOn) return;
    let left = false;
    let leave = () => {};
    connect()
      .then((client) => {
        if (left) return;
        const wanted = { event: "*", schema: "public", table, ...(filter && { filter }) } as const;
        const channel = client
          .channel(`${table}-${filter ?? "own"}`)
          .on("postgres_changes", wanted, () => latest.current())
          .subscribe();
        leave = () => void client.removeChannel(channel);
      })
      .catch((error: unknown) => console.error("Live changes are not available", error));
    return () => {
      left = true;
      leave();
    };
  }, [connect, table, filter, isOn]);
}
