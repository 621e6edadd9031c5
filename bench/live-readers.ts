import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Milliseconds from sending to each arrival, and the length of what arrived. */
export type Round = { delays: number[]; bytes: number };

export type LiveReaders = {
  /** Sends one message to all of them and waits until the last has it. */
  round(send: () => Promise<unknown>): Promise<Round>;
};

const CONNECT_LIMIT_MS = 120_000;
const ROUND_LIMIT_MS = 30_000;

const report = z.object({ arrivals: z.array(z.number()), bytes: z.number() });

/**
 * Runs `use` with that many listening sockets, in a separate process that ends afterwards.
 * @param join the frame that each sends first, to subscribe; none for a bare server.
 * @throws when a socket is refused or closed, or a message does not reach all of them.
 */
export async function withLiveReaders<T>(
  { url, sockets, join }: { url: string; sockets: number; join?: string },
  use: (readers: LiveReaders) => Promise<T>,
): Promise<T> {
  const script = fileURLToPath(new URL("realtime-sockets.ts", import.meta.url));
  const child = fork(script, [url, String(sockets), ...(join ? [join] : [])]);
  try {
    await nextMessage(child, CONNECT_LIMIT_MS, "the sockets were not all open");
    return await use({
      async round(send) {
        const arrived = nextMessage(child, ROUND_LIMIT_MS, "a message did not reach every socket");
        const began = performance.timeOrigin + performance.now();
        const [message] = await Promise.all([arrived, send()]);
        const { arrivals, bytes } = report.parse(message);
        return { delays: arrivals.map((time) => time - began), bytes };
      },
    });
  } finally {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
}

async function nextMessage(child: ChildProcess, limitMs: number, fault: string): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const late = delay(limitMs, undefined, { signal }).then(() => {
    throw new Error(`After ${limitMs / 1000} s ${fault}.`);
  });
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error("The process of the sockets ended; see the reason above.");
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), late, ended]);
    return message;
  } finally {
    over.abort();
    await Promise.allSettled([late, ended]);
  }
}
