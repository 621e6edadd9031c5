import type { Identity } from "../../gateway/identity.ts";
import { SubscriptionError } from "../entries/filters.ts";
import type { Outbox } from "../wire/outbox.ts";
import type { Subscribe } from "./subscriber.ts";
import type { Sink } from "./subscriptions.ts";

/** How a channel's subscription went; null when the channel ended or subscribed again first. */
export type Outcome = { status: "ok" | "error"; message: string } | null;

/** The `postgres_changes` of one channel: at any time at most one subscription is in force. */
export function createTableFeed(
  subscribe: Subscribe,
  sink: Sink,
  outbox: Outbox,
  ending: AbortSignal,
) {
  let unsubscribe = () => {};
  let attempt = new AbortController();
  let asked = false;

  const follow = async (
    identity: Identity,
    entries: Record<string, unknown>[],
  ): Promise<Outcome> => {
    attempt.abort();
    attempt = new AbortController();
    const signal = AbortSignal.any([ending, attempt.signal]);
    asked = entries.length > 0;
    if (!asked) return { status: "ok", message: "" };
    try {
      const next = await subscribe(identity, sink, entries, signal);
      unsubscribe();
      unsubscribe = next;
      // The channel may have ended between the subscription and this line.
      if (ending.aborted) unsubscribe();
      return { status: "ok", message: "Subscribed to PostgreSQL" };
    } catch (error) {
      if (signal.aborted || !(error instanceof SubscriptionError)) return null;
      // The previous identity's rows must not continue when the new one may not subscribe.
      unsubscribe();
      unsubscribe = () => {};
      return { status: "error", message: error.message };
    }
  };

  return {
    /** Subscribes for `identity`, replacing the previous subscription. */
    follow,
    /** Tells the client, once it is known. */
    async announce(outcome: Promise<Outcome>): Promise<void> {
      const result = await outcome;
      if (result && asked && !ending.aborted) {
        outbox.system("postgres_changes", result.status, result.message);
      }
    },
    end(): void {
      unsubscribe();
    },
  };
}
