import { BroadcastChannel, isMainThread } from "node:worker_threads";
import type { Service } from "../../contracts/credits.ts";

/** The parts of the server in which faults occur; `books`: balances and entries disagree. */
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

/** A fault in a form that may leave this machine, without anything that people wrote. */
export type Failure = {
  part: (typeof FAILING_PARTS)[number];
  /** The operation, service or task; never a request's address. */
  name?: string;
  type: string;
  message: string;
  stack: string;
  /** The request's id, as in `X-Request-Id` and the log. */
  request?: string;
};

/** Occasional events, reported from any thread. */
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

/** Sends a signal to the main thread, or to listeners here if this is it. Without a listener nothing happens. */
export function signal(told: Signal): void {
  if (isMainThread) for (const listener of listeners) listener(told);
  else openChannel().postMessage(told);
}

/** Listens to the signals of all threads; only in the main one. @returns a way to stop. */
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
