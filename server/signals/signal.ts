import { BroadcastChannel, isMainThread } from "node:worker_threads";
import type { Service } from "../../contracts/credits.ts";

/** Which part of the server a fault was met in; `books`: balances and entries disagree. */
export const FAILING_PARTS = [
  "operation",
  "payment_notice",
  "run",
  "job",
  "render",
  "request",
  "books",
  "uncaught",
] as const;

/** A fault to be looked into, as it may leave this machine: what people wrote is not in it. */
export type Failure = {
  part: (typeof FAILING_PARTS)[number];
  /** Which operation, service or task; no address of a request. */
  name?: string;
  type: string;
  message: string;
  stack: string;
  /** The request, as `X-Request-Id` and the log name it. */
  request?: string;
};

/** What happens now and then, told by whoever does it, in any thread. */
export type Signal =
  | { kind: "run"; service: Service; end: string; seconds: number }
  | {
      kind: "model_call";
      purpose: string;
      outcome: string;
      inputTokens: number;
      outputTokens: number;
      costMicros: number;
    }
  | { kind: "mail"; outcome: "sent" | "stopped" | "refused" | "failed" }
  | { kind: "job"; task: string; outcome: "done" | "failed"; seconds: number }
  | { kind: "refused"; limit: string }
  | { kind: "pool"; pool: string; total: number; idle: number; waiting: number }
  | { kind: "failure"; failure: Failure };

type Listener = (signal: Signal) => void;

const CHANNEL = "signals";
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Tells the main thread, or this one if it is. Without a listener nothing happens. */
export function signal(told: Signal): void {
  if (isMainThread) for (const listener of listeners) listener(told);
  else openChannel().postMessage(told);
}

/** Hears the signals of all threads, in the main one. @returns what ends it. */
export function hearSignals(listener: Listener): () => void {
  if (listeners.size === 0) {
    openChannel().onmessage = ({ data }) => {
      const told: Signal = data;
      for (const each of listeners) each(told);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.unref();
  return channel;
}
