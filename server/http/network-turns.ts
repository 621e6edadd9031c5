import type { IncomingMessage, ServerResponse } from "node:http";
import { signal } from "../signals/signal.ts";
import { Refused } from "../turns/fair-queue.ts";
import { createTurns } from "../turns/turns.ts";
import { sendError } from "./answer.ts";

const AT_ONCE = 2;
const MOST_WAITING = 128;
const MOST_WAITING_OF_ONE = 32;
const COME_BACK_SECONDS = 5;

export type NetworkTurns = {
  /**
   * Does the work in the turn of the request's network.
   * @throws Refused if too many wait
   */
  take<Result>(key: string, request: IncomingMessage, work: () => Promise<Result>): Promise<Result>;
  /** Another request waits for the work with that key. */
  join(key: string, request: IncomingMessage): void;
};

/**
 * Turns for making files and pictures that cost more than a page, as for rendering pages. Crawlers have no turn
 * of their own: anybody may claim to be one, and preview pictures are made for them.
 */
export function createNetworkTurns(networkOf: (request: IncomingMessage) => string): NetworkTurns {
  const turns = createTurns({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    onRefused: () => signal({ kind: "refused", limit: "turns" }),
  });
  return {
    take: (key, request, work) => turns.take(networkOf(request), work, { key }),
    join: (key, request) => turns.join(key, networkOf(request)),
  };
}

/** Answers a refusal with 503, which every crawler understands, whoever caused it. */
export function sendRefused(error: unknown, response: ServerResponse): boolean {
  if (!(error instanceof Refused)) return false;
  sendError(response, "service_unavailable", "Too many wait for this. Try again in a moment.", {
    retryAfter: COME_BACK_SECONDS,
  });
  return true;
}
