import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./pages.ts";

/** The result of one request that a client began. */
export type Outcome = { status: number; isLast: boolean } | { error: string };

/** One GET, read to its end. */
export function fetchWhole(
  url: string,
  { agent, headers = {} }: { agent: Agent; headers?: Record<string, string> },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message });
    const read = (response: IncomingMessage) => {
      response.on("error", fail).resume();
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          isLast: response.headers.connection === "close",
        }),
      );
    };
    get(url, { agent, headers }, read).on("error", fail);
  });
}

const ASK_EVERY_MS = 50;
const THINK_MS = 5;

/**
 * Visitors behind a proxy that asks `/readyz` and keeps its connections. While no server is ready
 * their requests wait; a refused connection has carried nothing, and is retried elsewhere.
 */
export function startProxiedVisitors(
  count: number,
  request: (turn: number) => { path: string; headers?: Record<string, string> },
) {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  /** The answers of `/readyz`, in order, without repetitions. */
  const states: string[] = [];
  let upstream = "";
  let isReady = false;
  let over = false;

  const check = async () => {
    while (!over) {
      const answer = await ask(`${upstream}/readyz`).catch(() => undefined);
      isReady = answer?.status === 200;
      const state: string = answer ? JSON.parse(answer.text).status : "away";
      if (states.at(-1) !== state) states.push(state);
      await pause(ASK_EVERY_MS);
    }
  };

  const visit = async () => {
    for (let turn = 0; !over; turn += 1) {
      const { path, ...options } = request(turn);
      let outcome: Outcome | undefined;
      while (!over && (outcome === undefined || isRefusal(outcome))) {
        if (isReady) outcome = await fetchWhole(upstream + path, { agent, ...options });
        else await pause(THINK_MS);
      }
      if (outcome) outcomes.push(outcome);
      await pause(THINK_MS);
    }
  };

  const running: Promise<void>[] = [];
  return {
    outcomes,
    states,
    leadTo(url: string) {
      upstream = url;
      if (running.length === 0) {
        running.push(check(), ...Array.from({ length: count }, visit));
      }
    },
    async stop() {
      over = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

function isRefusal(outcome: Outcome): boolean {
  return "error" in outcome && outcome.error === "ECONNREFUSED";
}
